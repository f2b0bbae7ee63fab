/** Matches modules by their path below the repository's root, with the path separators of every system. */
const modules = (pattern: string): RegExp => new RegExp(`(${pattern.replaceAll('/', String.raw`[\\/]`)})`)

const node = (names: string): string => `node_modules/(${names})/`

/**
 * What pages start with, in a few chunks instead of dozens: it compresses better together. React outlives a deploy, its
 * DOM and the router are for what is operated; what brings the landing page to life stays out of the text pages. A
 * group takes what it names and nothing else: what that imports stays where other pages find it.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: modules(node('react|scheduler')) },
  { name: 'router', test: modules(node('react-dom|react-router|react-router-dom|cookie|set-cookie-parser')) },
  {
    name: 'common',
    test: modules(
      'src/(app/new-deploy|stage/anchor|landing/kept-height|content/(routes|brand|settings|facts/eligibility)|rules/(constants|patterns)|ui/share-link)\\.ts$',
    ),
  },
  // On its own: other parts of the timeline are computed from these as soon as they are loaded.
  { name: 'places', test: modules('src/timeline/(stages|layout|easing)\\.ts$') },
  {
    name: 'start',
    test: modules(
      `src/((frame|stage)/[\\w-]+|state/store|landing/(start|live-sheet|scene-host|when-wanted)|live/event|content/showcase|scene/(probe|context-attributes))\\.ts$|${node('jotai')}`,
    ),
  },
  { name: 'shell', test: modules('src/ui/(?!link-path)[\\w-]+\\.tsx?$') },
].map((group, i, { length }) => ({
  ...group,
  priority: length - i,
  includeDependenciesRecursively: false,
}))
