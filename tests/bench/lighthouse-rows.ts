import { HOME, ROUTES } from '../../src/content/routes.ts'
import { SAMPLE_DOCUMENTS } from '../support/site.ts'
import { judge, PROFILES, type Profile, type Verdict } from './lighthouse.ts'
import type { Bench, Row } from './report.ts'
import { type Figure, figureOf } from './statistics.ts'

/** The least marks for speed: of the landing page and of the text routes. */
const LEAST: Readonly<Record<Profile, { readonly home: number; readonly text: number }>> = {
  mobile: { home: 90, text: 97 },
  desktop: { home: 95, text: 95 },
}
/** The latest paints of the landing page on the phone, ms. */
const LATEST = { firstPaintMs: 1500, largestPaintMs: 1800 } as const

type Measure = 'performance' | 'others' | 'firstPaintMs' | 'largestPaintMs' | 'blockingMs'

const figure = (verdicts: readonly Verdict[], of: Measure): Figure =>
  figureOf(verdicts.map(verdict => verdict[of]))

/** The landing page's rows of one profile, beside the lean page's. */
function homeRows(own: readonly Verdict[], lean: readonly Verdict[], profile: Profile): Row[] {
  const beside = (of: Measure) => ({ lean: figure(lean, of) })
  const less = (of: Measure) => figureOf(own.map(verdict => verdict[of] - figure(lean, of).median))
  const paint = (what: string, of: keyof typeof LATEST): Row => ({
    what: `/ ${profile}: ${what} contentful paint`,
    unit: 'ms',
    site: figure(own, of),
    beside: beside(of),
    ...(profile === 'mobile' && { budget: { most: LATEST[of] } }),
  })
  return [
    {
      what: `/ ${profile}: performance less the lean page’s`,
      unit: '',
      site: less('performance'),
      budget: { least: 0 },
    },
    paint('first', 'firstPaintMs'),
    paint('largest', 'largestPaintMs'),
    {
      what: `/ ${profile}: total blocking`,
      unit: 'ms',
      site: figure(own, 'blockingMs'),
      beside: beside('blockingMs'),
    },
    {
      what: `/ ${profile}: total blocking less the lean page’s`,
      unit: 'ms',
      site: less('blockingMs'),
      budget: { most: 0 },
    },
  ]
}

/**
 * Every route by Lighthouse, with the sample season as its data, beside the lean page in the same rounds.
 */
export async function lighthouseRows({ site, yardsticks, rounds, tell }: Bench): Promise<Row[]> {
  const pages = new Map([
    ...ROUTES.map(({ path }) => [path, new URL(path, site.url).href] as const),
    ['lean', `${yardsticks}lean`],
  ])
  const verdicts = new Map<string, Verdict[]>()
  const of = (page: string, profile: Profile) => verdicts.get(`${page} ${profile}`) ?? []
  for (const [path, fields] of Object.entries(SAMPLE_DOCUMENTS)) site.dataSource.set(path, fields)
  for (let round = 0; round < rounds; round++) {
    for (const profile of PROFILES) {
      tell(`Lighthouse, ${profile}, round ${round + 1} of ${rounds}`)
      for (const [page, url] of pages)
        verdicts.set(`${page} ${profile}`, [...of(page, profile), await judge(url, profile)])
    }
  }
  for (const path of Object.keys(SAMPLE_DOCUMENTS)) site.dataSource.delete(path)
  return PROFILES.flatMap(profile =>
    ROUTES.flatMap((route): Row[] => {
      const own = of(route.path, profile)
      const lean = of('lean', profile)
      const least = LEAST[profile][route === HOME ? 'home' : 'text']
      return [
        {
          what: `${route.path} ${profile}: performance (Lighthouse)`,
          unit: '',
          site: figure(own, 'performance'),
          beside: { lean: figure(lean, 'performance') },
          budget: { least },
        },
        ...(route === HOME ? homeRows(own, lean, profile) : []),
        {
          what: `${route.path} ${profile}: the least of accessibility, best practices, SEO`,
          unit: '',
          site: figure(own, 'others'),
          budget: { least: 100 },
        },
      ]
    }),
  )
}
