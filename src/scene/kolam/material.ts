import { shaderMaterial } from '@react-three/drei/core/shaderMaterial'
import type { ThreeElement } from '@react-three/fiber'
import { Color, Vector4 } from 'three'
import fragmentShader from '../../../shaders/kolam.frag'
import vertexShader from '../../../shaders/kolam.vert'
import { CORNERS } from '../../kolam/line.ts'
import { setOverlay } from '../painting.ts'

export const KolamMaterial = shaderMaterial(
  {
    /** Middle of the figure and the size of a cell, stage px; its turn. */
    uPlace: new Vector4(),
    uTurn: new Vector4(),
    /** States of the four orbits, −1 to 1. */
    uStates: new Vector4(),
    /** Half the width of the line and its length, cells; how far it is drawn; how much of the dots shows. */
    uLine: new Vector4(),
    /** How wide and high the figure is pressed; its depth; how much of its line is powder. */
    uPress: new Vector4(1, 1, 0, 1),
    /** Half of the rounded rectangle that the line opens out to and its corner, cells; how far it has. */
    uRim: new Vector4(),
    /** Which way the line goes round: 1 clockwise, −1 the other way. */
    uWay: 1,
    /** Where on the line each corner begins and ends, 0 to 1, two corners in each. */
    uArcs: new Float32Array(2 * CORNERS.length),
    /** Colours as the screen encodes them, faded already. */
    uThread: new Color(),
    uPulli: new Color(),
    uHead: new Color(),
  },
  vertexShader,
  fragmentShader,
  material => material && setOverlay(material),
)

declare module '@react-three/fiber' {
  interface ThreeElements {
    kolamMaterial: ThreeElement<typeof KolamMaterial>
  }
}

export type KolamMaterial = InstanceType<typeof KolamMaterial>
