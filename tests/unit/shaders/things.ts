import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { BufferGeometry, ShaderMaterial } from 'three'
import { GridGeometry } from '../../../src/scene/contours/grid-geometry.ts'
import { ContourMaterial } from '../../../src/scene/contours/material.ts'
import { FULL, type Sources } from '../../../src/scene/full.ts'
import { KolamGeometry } from '../../../src/scene/kolam/geometry.ts'
import { KolamMaterial } from '../../../src/scene/kolam/material.ts'
import { NumeralsMaterial } from '../../../src/scene/numerals/material.ts'
import { PaperMaterial } from '../../../src/scene/paper/material.ts'
import { PhoneMaterial } from '../../../src/scene/phone/material.ts'
import { QuadsGeometry } from '../../../src/scene/quads-geometry.ts'
import { FloorsMaterial } from '../../../src/scene/solids/floors-material.ts'
import { NestGeometry } from '../../../src/scene/solids/nest-geometry.ts'
import { PiecesMaterial } from '../../../src/scene/solids/pieces-material.ts'
import { ShadesMaterial } from '../../../src/scene/solids/shades-material.ts'
import { FieldMaterial } from '../../../src/scene/sun/field-material.ts'
import { SunMaterial } from '../../../src/scene/sun/material.ts'
import { RingsGeometry } from '../../../src/scene/sun/rings-geometry.ts'
import { ThreadsMaterial } from '../../../src/scene/threads/material.ts'
import { TowersMaterial } from '../../../src/scene/towers/material.ts'
import { read } from './sources.ts'

/** A thing of the scene: the program it is drawn with, on which mesh, and the folder that writes its uniforms. */
export interface Thing {
  readonly program: string
  readonly material: ShaderMaterial
  readonly geometry: BufferGeometry
  readonly folder: string
}

const quads = new QuadsGeometry()
const nest = new NestGeometry(12)

export const THINGS: readonly Thing[] = [
  {
    program: 'contour',
    material: new ContourMaterial(),
    geometry: new GridGeometry(32, 32, 16),
    folder: 'contours',
  },
  { program: 'field', material: new FieldMaterial(), geometry: new RingsGeometry(3), folder: 'sun' },
  { program: 'sun', material: new SunMaterial(), geometry: new RingsGeometry(2), folder: 'sun' },
  { program: 'numerals', material: new NumeralsMaterial(), geometry: quads, folder: 'numerals' },
  { program: 'paper', material: new PaperMaterial(), geometry: nest, folder: 'paper' },
  { program: 'floors', material: new FloorsMaterial(), geometry: quads, folder: 'solids' },
  { program: 'shades', material: new ShadesMaterial(), geometry: nest, folder: 'solids' },
  { program: 'pieces', material: new PiecesMaterial(), geometry: nest, folder: 'solids' },
  { program: 'phone', material: new PhoneMaterial(), geometry: nest, folder: 'phone' },
  { program: 'towers', material: new TowersMaterial(), geometry: nest, folder: 'towers' },
  { program: 'kolam', material: new KolamMaterial(), geometry: new KolamGeometry(), folder: 'kolam' },
  { program: 'threads', material: new ThreadsMaterial(), geometry: quads, folder: 'threads' },
]

/** A thing as a tier draws it. */
export interface Drawn extends Thing {
  readonly variant: 'full' | 'lean'
  readonly sources: Sources
}

const full: Readonly<Record<string, Sources>> = FULL

/** Every thing in every tier that has a program of its own for it. */
export const DRAWN: readonly Drawn[] = THINGS.flatMap(thing => {
  const other = full[thing.program]
  const lean: Drawn = { ...thing, variant: 'lean', sources: thing.material }
  return other ? [lean, { ...thing, variant: 'full', sources: other }] : [lean]
})

/** The components of a thing's folder, as text. */
export const componentsOf = ({ folder }: Thing): string =>
  readdirSync(join('src/scene', folder))
    .filter(file => file.endsWith('.tsx'))
    .map(file => read(join('src/scene', folder, file)))
    .join('\n')
