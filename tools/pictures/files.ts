import { ROUTES, type RouteInfo } from '../../src/content/routes.ts'
import { SHARE_PICTURE, sharePictureOf } from '../../src/content/share-picture.ts'

/** A picture of the site: where it lies under public/, its size in px, and the most that it may weigh. */
export interface PictureFile {
  readonly path: string
  readonly width: number
  readonly height: number
  readonly maxBytes: number
}

/** The game's screen in CSS px. */
export const SCREEN = { width: 390, height: 844 } as const
/** The picture of what changes on it as its session goes on, CSS px. */
export const CLOCK = { width: 390, height: 176 } as const
export const SCREEN_DENSITIES = [1, 2] as const
export const SCREEN_TYPES = ['webp', 'png'] as const

/** Budgets of a landing page's pictures: a phone takes the first, PNG is for old browsers. */
const SCREEN_MAX_BYTES = { webp: 45_000, png: 60_000 } as const
const CLOCK_MAX_BYTES = 13_000
const SHARE_MAX_BYTES = 300_000
const ICON_MAX_BYTES = 20_000

export const screenFile = (density: number, type: (typeof SCREEN_TYPES)[number]): PictureFile => ({
  path: `game/phone-${density * SCREEN.width}.${type}`,
  width: density * SCREEN.width,
  height: density * SCREEN.height,
  maxBytes: SCREEN_MAX_BYTES[type],
})

/** What changes on the screen, for the scene alone: every browser with WebGL 2 reads WebP. */
export const clockFile = (density: number): PictureFile => ({
  path: `game/clock-${density * CLOCK.width}.webp`,
  width: density * CLOCK.width,
  height: density * CLOCK.height,
  maxBytes: CLOCK_MAX_BYTES,
})

/** Returns a route's share picture. */
export const shareFile = (route: RouteInfo): PictureFile => ({
  ...SHARE_PICTURE,
  path: sharePictureOf(route),
  maxBytes: SHARE_MAX_BYTES,
})

/** A square icon: `mark` is the side of the mark as a part of the icon's. */
export interface IconFile extends PictureFile {
  readonly mark: number
  readonly ground: boolean
}

const icon = (path: string, size: number, mark: number, ground: boolean): IconFile => ({
  path,
  width: size,
  height: size,
  maxBytes: ICON_MAX_BYTES,
  mark,
  ground,
})

export const FAVICON = icon('favicon.ico', 32, 1, false)
const APPLE_TOUCH_ICON = icon('apple-touch-icon.png', 180, 2 / 3, true)
export const ICON_192 = icon('icon-192.png', 192, 1, false)
export const ICON_512 = icon('icon-512.png', 512, 1, false)
// Launchers may cut a maskable icon to the circle of 4/5 of its side: the mark's corners stay inside it.
export const MASKABLE_ICON = icon('icon-maskable-512.png', 512, 0.54, true)

export const PNG_ICONS: readonly IconFile[] = [APPLE_TOUCH_ICON, ICON_192, ICON_512, MASKABLE_ICON]

export const PICTURES: readonly PictureFile[] = [
  ...SCREEN_DENSITIES.flatMap(density => SCREEN_TYPES.map(type => screenFile(density, type))),
  ...SCREEN_DENSITIES.map(clockFile),
  ...ROUTES.map(shareFile),
  FAVICON,
  ...PNG_ICONS,
]
