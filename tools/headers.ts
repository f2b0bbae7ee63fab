/**
 * What every host of the site sends: the local server takes it from here, and a test compares firebase.json and
 * nginx/site.conf with it.
 */

/** Where the live source is read from. */
export const FIRESTORE_ORIGIN = 'https://firestore.googleapis.com'

/**
 * Returns the content security policy.
 * @param liveOrigins where the page may read its data from: Firestore, or the emulator of a local run
 * @param frameOrigins who may show the page in a frame: nobody, unless VITE_FRAME_ORIGINS names them
 */
export function contentSecurityPolicy(
  liveOrigins: readonly string[] = [FIRESTORE_ORIGIN],
  frameOrigins: readonly string[] = [],
): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    // The prerendered markup hands numbers to style sheets as custom properties in style attributes.
    `style-src-attr 'unsafe-inline'`,
    // The picture that Firestore's client asks Google for when it fails is taken out (tools/build/firestore-client.ts).
    `img-src 'self' data:`,
    `font-src 'self'`,
    `connect-src ${["'self'", ...liveOrigins].join(' ')}`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
    frameAncestors(frameOrigins),
  ].join('; ')
}

/** Returns the directive of the policy that says who may show the page in a frame. */
export const frameAncestors = (origins: readonly string[]): string =>
  `frame-ancestors ${origins.join(' ') || "'none'"}`

const UNUSED_FEATURES = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/** Returns the headers of every response, whatever its path and status. */
export function securityHeaders(
  liveOrigins?: readonly string[],
  frameOrigins: readonly string[] = [],
): Readonly<Record<string, string>> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(liveOrigins, frameOrigins),
    // For a year, and for this host alone: whoever owns the domain knows whether its other hosts have TLS.
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
    // This header knows nobody or everybody: where the policy names somebody it has to be left out.
    ...(frameOrigins.length === 0 && { 'X-Frame-Options': 'DENY' }),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': UNUSED_FEATURES.map(feature => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
  }
}

/** Of files whose names change with their content, those in /assets/: a copy is good for ever. */
export const CACHE_FOR_EVER = 'public, max-age=31536000, immutable'
/** Of everything else: kept, but asked for every time; the answer is 304 while the ETag holds. */
export const CACHE_AND_REVALIDATE = 'no-cache'
