/**
 * Which rooms of src/ a room may import from, besides itself: only ones below it (README, Architecture). Rooms of the
 * plan stand here before they are built.
 */
const MAY_IMPORT = {
  app: [
    ...['landing', 'docs', 'legal', 'tour', 'scene', 'hand', 'live', 'ui'],
    ...['stage', 'frame', 'state', 'content', 'timeline', 'kolam', 'rules'],
  ],
  landing: [
    ...['tour', 'scene', 'hand', 'live', 'ui'],
    ...['stage', 'frame', 'state', 'content', 'timeline', 'kolam', 'rules'],
  ],
  docs: ['ui', 'content', 'state', 'timeline', 'kolam', 'rules'],
  legal: ['ui', 'content', 'timeline', 'rules'],
  dev: ['frame'],
  tour: [
    'landing',
    'scene',
    'hand',
    'ui',
    'stage',
    'frame',
    'state',
    'content',
    'timeline',
    'kolam',
    'rules',
  ],
  scene: ['hand', 'stage', 'frame', 'state', 'content', 'timeline', 'kolam', 'rules'],
  hand: ['scene', 'ui', 'stage', 'frame', 'state', 'content', 'timeline', 'kolam', 'rules'],
  live: ['state', 'content', 'timeline', 'rules'],
  ui: ['state', 'content', 'timeline', 'kolam', 'rules'],
  stage: ['frame', 'state', 'content', 'timeline', 'kolam', 'rules'],
  frame: ['stage', 'timeline', 'rules'],
  state: ['stage', 'timeline', 'kolam', 'rules'],
  content: ['timeline', 'kolam', 'rules'],
}

/** Rooms that import nothing, not even a package. */
const PURE = ['timeline', 'kolam', 'rules']

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
        { path: '^src/', pathNot: `^src/(${[room, ...others].join('|')})/` },
      ),
    ),
    ...PURE.map(room =>
      error(`src/${room} imports nothing`, { path: `^src/${room}/` }, { pathNot: `^src/${room}/` }),
    ),
    ...Object.entries(ONLY_IN).map(([room, packages]) =>
      error(
        `${packages.join(', ')} belong to src/${room}`,
        { path: '^src/', pathNot: `^src/${room}/` },
        { path: `(^|/)node_modules/(@types/)?(${packages.join('|')})/` },
      ),
    ),
    error(
      'no section of the landing page imports another',
      { path: '^src/landing/([^/]+)/' },
      { path: '^src/landing/[^/]+/', pathNot: '^src/landing/$1/' },
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
