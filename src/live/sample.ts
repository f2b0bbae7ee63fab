import { sampleSheet, toWire } from '../rules/season.ts'
import { publishSheet } from './event.ts'

/** Hands the made-up season of a seed to the page, on the way of every other sheet. */
export const publishSampleSeason = (seed: number): void => publishSheet(toWire(sampleSheet(seed)))
