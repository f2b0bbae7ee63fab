/** Matches modules by their path below the repository's root, with the path separators of every system. */
const modules = (pattern: string): RegExp => new RegExp(`(${pattern.replaceAll('/', String.raw`[\\/]`)})`)

const node = (names: string): string => `node_modules/(${names})/`

/** Styles of the landing page that nothing in its first window has. */
export const LATER_STYLES = modules(
  'src/stages/(representation|sessions|footer)/[\\w-]+\\.module\\.css$|src/stages/print\\.css$',
)

/**
 * What pages start with, in a few chunks instead of dozens: it compresses better together, and every request costs a slow
 * phone some milliseconds of script. React outlives a deploy, its DOM and the router are for what is operated; what brings
 * the landing page to life stays out of the text pages. A group takes what it names and nothing else: what that imports
 * stays where other pages find it.
 */
export const CHUNK_GROUPS = [
  { name: 'react', test: modules(`${node('react|scheduler')}|rolldown/runtime`) },
  { name: 'react-dom', test: modules(node('react-dom')) },
  { name: 'router', test: modules(node('react-router|react-router-dom|cookie|set-cookie-parser')) },
  {
    name: 'common',
    test: modules(
      'src/(app/new-deploy|frame/stopped-animations|viewport/anchor|viewport/kept-height|state/flags|content/(routes|brand|settings|facts/eligibility)|rules/(constants|patterns)|ui/(share-link|keys))\\.ts$|vite/preload-helper',
    ),
  },
  {
    name: 'start',
    test: modules(
      `src/((frame|viewport)/(?!moment|settling|pace|room-checks|overflow|far)[\\w-]+|state/(store|awaited)|film/(stages|layout|places)|picture/ease|stages/start|story/data-sheet/room|live/(sheet|event)|content/showcase|scene/(host|probe|context-attributes|quality/choose))\\.ts$|${node('jotai')}`,
    ),
  },
  // What the drivers of the sections, the scene and the sheet share: all three come.
  {
    name: 'story',
    test: modules(
      'src/((hand|film|picture|story)/([\\w-]+/)?[\\w-]+|stages/[\\w-]+/labels|viewport/(moment|settling|pace)|rules/(draws|sheet-value))\\.ts$',
    ),
  },
  { name: 'kolam', test: modules('src/kolam/(dots|corner|states|line|path|stroke)\\.ts$') },
  { name: 'season', test: modules('src/rules/(random|selection|occurrence|session|season)\\.ts$') },
  { name: 'draws', test: modules('src/stages/sessions/draws\\.module\\.css$') },
  { name: 'later', test: LATER_STYLES },
  // What landing and text pages share of style: one sheet instead of four, for a browser asks for six files at a time.
  { name: 'look', test: modules('src/ui/(kolam/)?[\\w-]+\\.module\\.css$') },
  { name: 'shell', test: modules('src/ui/(?!link-path|shapes|keys)[\\w-]+\\.tsx?$') },
].map((group, i, { length }) => ({
  ...group,
  priority: length - i,
  includeDependenciesRecursively: false,
}))
