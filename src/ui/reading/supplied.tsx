import { OPEN_POINTS, type OpenPointName } from '../../content/open-points.ts'

/** What the operator has supplied on a point, or that this has not been done yet. */
export function Supplied({ point }: { readonly point: OpenPointName }) {
  const { asks, text } = OPEN_POINTS[point]
  return text === '' ? <em data-open={point}>Not supplied yet: {asks}.</em> : text
}
