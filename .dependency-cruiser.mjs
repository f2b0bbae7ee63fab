/** Which rooms of src/ a room may import from, besides itself: only ones below it (CONTRIBUTING, Architecture). */
const MAY_IMPORT = {
  app: ['landing', 'docs', 'legal', 'ui', 'stage', 'content'],
  // The page puts its stages in order, and has what they share.
  landing: [
    ...['stages', 'tour', 'scene', 'hand', 'live', 'ui', 'stage', 'frame', 'state', 'content'],
    ...['timeline', 'film', 'kolam', 'rules'],
  ],
  stages: [
    ...['landing', 'scene', 'hand', 'ui', 'stage', 'frame', 'state', 'content'],
    ...['timeline', 'film', 'kolam', 'rules'],
  ],
  docs: ['ui', 'content', 'kolam', 'rules'],
  legal: ['ui', 'content', 'rules'],
  tour: ['ui', 'stage', 'frame', 'state', 'timeline', 'film'],
  dev: ['frame'],
  scene: ['hand', 'stage', 'frame', 'state', 'timeline', 'film', 'kolam', 'rules'],
  hand: ['ui', 'stage', 'frame', 'state', 'timeline', 'film', 'rules'],
  live: ['state', 'content', 'rules'],
  ui: ['content', 'kolam', 'rules'],
  stage: ['frame', 'state', 'content', 'timeline', 'film', 'rules'],
  frame: ['timeline', 'film'],
  state: ['rules'],
  content: ['rules'],
}

/** What the rooms below a stage may import of it: its score, and what data decides in it, in one file or several. */
const SCORES =
  '^src/stages/[^/]+/(score|play|orders|layers|flat|stack|figure|lift|paper|room|tape|towers)[.]ts$'

/** Rooms that import nothing but these, not even a package. */
const PURE = { timeline: ['film'], film: ['timeline'], kolam: [], rules: [] }

/** Packages that one room alone imports. */
const ONLY_IN = {
  scene: ['three', '@react-three'],
  frame: ['lenis'],
  live: ['firebase', '@firebase'],
}

const error = (name, from, to) => ({ name, severity: 'error', from, to })

export default {
  forbidden: [
    ...Object.entries(MAY_IMPORT).map(([room, others]) =>
      error(
        `src/${room} imports only from ${others.join(', ')}`,
        { path: `^src/${room}/` },
        { path: '^src/', pathNot: [`^src/(${[room, ...others].join('|')})/`, SCORES] },
      ),
    ),
    ...Object.entries(PURE).map(([room, others]) =>
      error(
        `src/${room} imports ${others.join(', ') || 'nothing'}`,
        { path: `^src/${room}/` },
        { pathNot: [`^src/(${[room, ...others].join('|')})/`, ...(room === 'timeline' ? [SCORES] : [])] },
      ),
    ),
    error(
      'a score imports nothing but the film and the timeline',
      { path: SCORES },
      { pathNot: ['^src/(film|timeline)/', SCORES] },
    ),
    error(
      'no stage imports another',
      { path: '^src/stages/([^/]+)/' },
      { path: '^src/stages/[^/]+/', pathNot: ['^src/stages/$1/', SCORES] },
    ),
    ...Object.entries(ONLY_IN).map(([room, packages]) =>
      error(
        `${packages.join(', ')} belong to src/${room}`,
        { path: '^src/', pathNot: `^src/${room}/` },
        { path: `(^|/)node_modules/(@types/)?(${packages.join('|')})/` },
      ),
    ),
    error('the site imports neither tools nor tests', { path: '^src/' }, { path: '^(tools|tests)/' }),
    error('tools do not import tests', { path: '^tools/' }, { path: '^tests/' }),
    error('no circle', {}, { circular: true }),
    error('every import can be found', {}, { couldNotResolve: true }),
  ],
  options: {
    // With what only types need, too: it ties rooms together just as well.
    tsPreCompilationDeps: true,
    doNotFollow: { path: '(^|/)node_modules/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
