declare module 'subset-font' {
  export interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff2'
    keepFeatures?: readonly string[]
    variationAxes?: Readonly<Record<string, number | { min: number; max: number }>>
    noHinting?: boolean
    dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
