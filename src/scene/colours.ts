import { Color } from 'three'

/** Colours of the design that the scene draws with: they stand once, in ui/tokens.css. */
const NAMES = [
  'ink',
  'ink-1',
  'ivory',
  'mute',
  'veneer',
  'paper',
  'paper-2',
  'paper-edge',
  'circle',
  'circle-edge',
  'triangle',
  'triangle-edge',
  'square',
  'square-edge',
  'pentagon',
  'pentagon-edge',
] as const

/** The shapes' colours, by their numbers. */
export const SHAPE_NAMES = [
  'circle',
  'triangle',
  'square',
  'pentagon',
] as const satisfies readonly ColourName[]

type ColourName = (typeof NAMES)[number]
export type Colours = Readonly<Record<ColourName, Color>>

/** Reads the design's colours from the style sheet, in linear light. Throws where one is missing. */
export function readColours(): Colours {
  const style = getComputedStyle(document.documentElement)
  const read = (name: ColourName): [ColourName, Color] => {
    const value = style.getPropertyValue(`--${name}`).trim()
    if (!value) throw new Error(`the style sheet has no colour --${name}`)
    return [name, new Color(value)]
  }
  return Object.fromEntries(NAMES.map(read)) as Record<ColourName, Color>
}

/** A colour as the screen encodes it, for programs without light. */
export const encoded = (colour: Color): Color => colour.clone().convertLinearToSRGB()
