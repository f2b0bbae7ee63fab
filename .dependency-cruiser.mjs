/** Which rooms of src/ a room may import from, besides itself: only ones below it (CONTRIBUTING, Architecture). */
const MAY_IMPORT = {
  app: ['stages', 'docs', 'legal', 'ui', 'viewport', 'content'],
  // The landing page: its stages, what they share, and what brings them to life.
  stages: [
    ...['tour', 'scene', 'hand', 'live', 'ui', 'viewport', 'frame', 'state', 'content'],
    ...['story', 'film', 'picture', 'kolam', 'rules'],
  ],
  docs: ['ui', 'content', 'kolam', 'rules'],
  legal: ['ui', 'content', 'rules'],
  tour: ['ui', 'viewport', 'frame', 'state', 'story', 'film', 'picture'],
  dev: ['viewport', 'frame', 'story', 'film'],
  scene: ['hand', 'viewport', 'frame', 'state', 'story', 'film', 'picture', 'kolam', 'rules'],
  hand: ['ui', 'viewport', 'frame', 'state', 'story', 'film', 'picture', 'rules'],
  live: ['frame', 'state', 'content', 'rules'],
  ui: ['content', 'kolam', 'rules'],
  viewport: ['frame', 'state', 'content', 'story', 'film', 'picture', 'rules'],
  frame: ['film', 'picture'],
  state: ['rules'],
  content: ['rules'],
}

/** Rooms that import nothing but these, not even a package. */
const PURE = { story: ['film', 'picture'], film: ['picture'], picture: [], kolam: [], rules: [] }

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
    ...Object.entries(PURE).map(([room, others]) =>
      error(
        `src/${room} imports ${others.join(', ') || 'nothing'}`,
        { path: `^src/${room}/` },
        { pathNot: `^src/(${[room, ...others].join('|')})/` },
      ),
    ),
    error(
      'no stage imports another',
      { path: '^src/stages/([^/]+)/' },
      { path: '^src/stages/[^/]+/', pathNot: '^src/stages/$1/' },
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
