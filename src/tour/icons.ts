import { LINK_PATH } from '../ui/link-path.ts'

/** Paths in a box of 20 px. */
const PATHS = {
  play: 'M6 4l10 6-10 6z',
  pause: 'M5 4h3.5v12H5zM11.5 4H15v12h-3.5z',
  next: 'M4 4l8 6-8 6zM13 4h2.5v12H13z',
  previous: 'M16 4l-8 6 8 6zM4.5 4H7v12H4.5z',
  link: LINK_PATH,
  end: 'M5.2 4L10 8.8 14.8 4 16 5.2 11.2 10l4.8 4.8-1.2 1.2-4.8-4.8L5.2 16 4 14.8 8.8 10 4 5.2z',
} as const
export type IconName = keyof typeof PATHS

const SVG = 'http://www.w3.org/2000/svg'

/** Returns a sign of the control; the button that it stands in has its name. */
export function icon(name: IconName): SVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 20 20')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[name])
  svg.append(path)
  return svg
}
