/** Where a build goes. Only the visitors' one is deployed: nothing that runs or tests the site writes there. */
export interface Place {
  /** The built site. */
  readonly dist: string
  /** Whether every text has its compressed copies beside it, for hosts that send files as they are. */
  readonly packed: boolean
  /** Folder of what the build leaves beside it and visitors have no use for. */
  readonly beside: string
}

const PLACES = {
  visitors: { dist: 'dist', packed: true, beside: '.cache/build' },
  start: { dist: '.cache/start/dist', packed: false, beside: '.cache/start' },
  film: { dist: '.cache/film/dist', packed: false, beside: '.cache/film' },
  tests: { dist: '.cache/tests/dist', packed: false, beside: '.cache/tests' },
} satisfies Readonly<Record<string, Place>>
export type PlaceName = keyof typeof PLACES

export const placeOf = (name: PlaceName): Place => PLACES[name]

/** The environment variable that tells a build where to go. */
export const PLACE_VARIABLE = 'BUILD_PLACE'

/** Returns the place of the build that this process is part of; the visitors' one unless told otherwise. */
export function currentPlace(): Place {
  const name = process.env[PLACE_VARIABLE]
  return name === 'start' || name === 'tests' || name === 'film' ? PLACES[name] : PLACES.visitors
}
