import { ROUTES, type RouteInfo, SHARE_PICTURE, sharePictureOf } from '../../src/content/routes.ts'

/** A picture of the site: where it lies under public/, and its size in px. */
export interface PictureFile {
  readonly path: string
  readonly width: number
  readonly height: number
}

/** The game's screen in CSS px. */
export const SCREEN = { width: 390, height: 844 } as const
/** The picture of what changes on it as its session goes on, CSS px. */
export const CLOCK = { width: 390, height: 176 } as const
export const SCREEN_DENSITIES = [1, 1.5, 2] as const

export const screenFile = (density: number, type: 'webp' | 'png' = 'webp'): PictureFile => ({
  path: `game/phone-${density * SCREEN.width}.${type}`,
  width: density * SCREEN.width,
  height: density * SCREEN.height,
})

/** For browsers that do not read WebP. */
export const FALLBACK = screenFile(1, 'png')

/** What changes on the screen, for the scene alone: every browser with WebGL 2 reads WebP. */
export const clockFile = (density: number): PictureFile => ({
  path: `game/clock-${density * CLOCK.width}.webp`,
  width: density * CLOCK.width,
  height: density * CLOCK.height,
})

/** Returns a route's share picture. */
export const shareFile = (route: RouteInfo): PictureFile => ({
  ...SHARE_PICTURE,
  path: sharePictureOf(route),
})

/** A square icon: `mark` is the side of the mark as a part of the icon's. */
export type IconFile = ReturnType<typeof icon>

const icon = (path: string, width: number, mark: number, ground: boolean) => ({
  path,
  width,
  height: width,
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
  ...SCREEN_DENSITIES.flatMap(density => [screenFile(density), clockFile(density)]),
  FALLBACK,
  ...ROUTES.map(shareFile),
  FAVICON,
  ...PNG_ICONS,
]
