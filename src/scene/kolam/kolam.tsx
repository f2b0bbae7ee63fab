import { extend, useFrame } from '@react-three/fiber'
import { useRef } from 'react'
import type { Mesh } from 'three'
import type { Layout } from '../../film/layout.ts'
import { type Arcs, arcsOf } from '../../kolam/arcs.ts'
import { type States, statesOf } from '../../kolam/states.ts'
import { strokeAt } from '../../kolam/stroke.ts'
import { LEAST_ALPHA } from '../../picture/picture.ts'
import { lerp } from '../../picture/vec.ts'
import { encoded } from '../colours.ts'
import { viewOnly } from '../painting.ts'
import type { MeshData } from '../programs.ts'
import { useShared } from '../shared.ts'
import { KolamGeometry } from './geometry.ts'
import { KolamMaterial } from './material.ts'

extend({ KolamGeometry, KolamMaterial })

const STAGES: MeshData['stages'] = ['sessions', 'data-sheet']

/** Depths of the line: under every plate's floor, or over that of the first. */
const ON_PAPER = 0.9
const ON_PLATE = 0

/** A base pattern from the columns of its shapes. */
function patternOf(columns: Uint8Array, place: number): string {
  const digits: number[] = []
  for (let shape = 0; shape < 4; shape++) digits[columns[place * 4 + shape] ?? 0] = shape
  return digits.join('')
}

/** The states of all patterns of the sheet, one after the other. */
const sheetStates = ({ entryColumns, entries }: Layout): Float32Array<ArrayBuffer> =>
  Float32Array.from(Array.from({ length: entries }, (_, i) => statesOf(patternOf(entryColumns, i))).flat())

const tied: [number, number, number, number] = [0, 0, 0, 0]

/** Returns the states of a place in the sheet, between two patterns while it changes; below 0 those of the live one. */
function tie(entry: number, live: States, sheet: Float32Array): States {
  if (entry < 0) return live
  const from = 4 * Math.floor(entry)
  const to = 4 * Math.ceil(entry)
  const part = entry - Math.floor(entry)
  for (let orbit = 0; orbit < 4; orbit++)
    tied[orbit] = lerp(sheet[from + orbit] ?? 0, sheet[to + orbit] ?? 0, part)
  return tied
}

/** The line that is drawn round the row that has become a ring, and its dots: one draw. */
export function KolamLine() {
  const shared = useShared()
  const mesh = useRef<Mesh>(null)
  const material = useRef<KolamMaterial>(null)
  const shown = useRef<Uint8Array>(null)
  const arcs = useRef<readonly [live: Arcs, first: Arcs, last: Arcs]>(null)
  const live = useRef<States>([0, 0, 0, 0])
  const sheet = useRef(new Float32Array())
  const colours = useRef({
    ink: encoded(shared.colours.ink),
    plate: encoded(shared.colours['ink-1']),
    paper: encoded(shared.colours.paper),
    line: encoded(shared.colours.ivory),
    dot: encoded(shared.colours.mute),
  }).current

  useFrame(() => {
    const { current } = material
    if (!mesh.current || !current) return
    const { picture, layout, order } = shared
    const { kolam } = picture
    const { rim } = kolam
    mesh.current.visible = kolam.alpha >= LEAST_ALPHA
    if (!mesh.current.visible) return
    if (shown.current !== layout.entryColumns) {
      shown.current = layout.entryColumns
      const pattern = patternOf(layout.sessionColumns, 0)
      // The sheet's line is drawn as its first pattern's, in the print, and drawn out as its last one's.
      const entry = (i: number) => (layout.entries ? patternOf(layout.entryColumns, i) : pattern)
      arcs.current = [arcsOf(pattern), arcsOf(entry(0)), arcsOf(entry(layout.entries - 1))]
      live.current = statesOf(pattern)
      sheet.current = sheetStates(layout)
    }
    current.uStates.fromArray(tie(kolam.entry, live.current, sheet.current))
    current.uPlace.set(kolam.x, kolam.y, kolam.z, kolam.cell)
    current.uTurn.fromArray(kolam.turn)
    const isPrinted = kolam.entry >= 0
    const line = arcs.current?.[isPrinted ? (kolam.entry ? 2 : 1) : 0]
    if (!line) return
    current.uArcs = line.places
    current.uWay = line.way
    current.uLine.set((kolam.width * strokeAt(kolam.cell)) / 2, line.length, kolam.reveal, kolam.dots)
    current.uPress.set(
      kolam.wide,
      kolam.high,
      isPrinted ? ON_PAPER : ON_PLATE,
      isPrinted ? 0 : 1 - rim.opened,
    )
    current.uRim.set(rim.wide, rim.high, rim.radius, rim.opened)
    current.depthTest = order.floors
    const ground = isPrinted ? colours.paper : order.behind > 0 ? colours.plate : colours.ink
    current.uThread.set(ground).lerp(isPrinted ? colours.ink : colours.line, kolam.alpha)
    current.uPulli.set(ground).lerp(colours.dot, kolam.alpha)
  })

  return (
    <mesh name="kolam" ref={mesh} userData-stages={STAGES}>
      <kolamGeometry />
      <kolamMaterial
        ref={material}
        uniformsGroups={viewOnly(shared)}
        uHead={encoded(shared.colours.circle)}
      />
    </mesh>
  )
}
