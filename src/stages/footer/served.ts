import { LANDING_SESSIONS } from '../../content/showcase.ts'

/** The pattern that the sun stands for as served: a sheet brings another one. */
export const SERVED = LANDING_SESSIONS[0]?.basePattern ?? '0123'
