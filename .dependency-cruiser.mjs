/**
 * The walls: which folder may import from which. `npm run check` reads this; AGENTS.md says it in words.
 * Tests and what only tests use may import what they need, and nothing imports them.
 */
const TESTS = String.raw`^tests/|\.(test|fixture)\.tsx?$|^(web/src|studio)/testing/|^functions/endpointTests/`

/** From the ground up: a folder of web/src imports from its own and those before it, never from a later one. */
const FLOORS = [
  ...[
    'head',
    'theme',
    'i18n',
    'ui',
    'session',
    'layout',
    'charts',
    'screens',
    'renderer',
    'preview',
    'gatsby',
    'develop',
  ],
]

const wall = (name, comment, from, to) => ({
  name,
  comment,
  severity: 'error',
  from: {...from, pathNot: [TESTS, from.pathNot ?? []].flat()},
  to,
})

export default {
  forbidden: [
    wall(
      'web-alone',
      'web/ imports nothing from functions/ or local/.',
      {path: '^web/'},
      {path: '^(functions|local)/'},
    ),
    wall(
      'functions-alone',
      'functions/ imports nothing from local/, and of web/ the renderer only.',
      {path: '^functions/'},
      {path: '^(web/(?!src/renderer/(siteSet|publish|render).ts$)|local/)'},
    ),
    wall(
      'studio-alone',
      'studio/ imports nothing from web/, functions/ or local/.',
      {path: '^studio/'},
      {path: '^(web|functions|local)/'},
    ),
    wall(
      'one-door',
      'web/ and functions/ reach the model through their model.ts only (docs/decisions/0002).',
      {
        path: '^(web|functions)/',
        // The rule below; and what runs before there is anything to build, on Node alone.
        pathNot: ['^(web/src|functions)/model.ts$', '^web/src/(gatsby|renderer)/', '^web/generate.mts$'],
      },
      {path: '^studio/(?!model/content.schema.json$)'}, // 85 KB that only those load who need it
    ),
    wall(
      'client-in-the-build',
      'Beside the door, the build takes the client of the content and the rules over it: no browser is to load them.',
      {path: '^web/src/(gatsby|renderer)/'},
      {path: '^studio/(?!model/(client|datasetRules|lawyer|shipped|environment/[a-zA-Z]+).ts$)'},
    ),
    wall(
      'client-not-in-the-browser',
      'The door of web/ leads into pages: the client of the content stays outside.',
      {path: '^web/src/model.ts$'},
      {path: '^studio/model/client.ts$'},
    ),
    wall(
      'model-only',
      'Of studio/, web and functions see the model and nothing else.',
      {path: '^(web|functions)/'},
      {path: '^studio/(?!model/)'},
    ),
    wall(
      'model-is-the-ground',
      'The model imports nothing of this project but itself.',
      {path: '^studio/model/'},
      {
        path: '^(web|functions|local|studio/(?!model/))',
      },
    ),
    wall(
      'local-and-studio',
      'local/ knows of studio/ the model, the schema (to validate), the seed and the migrations.',
      {
        path: '^local/',
      },
      {path: '^studio/(?!(model|schema|seed|migrations)/)'},
    ),
    wall(
      'local-and-web',
      'local/site starts Gatsby and the renderer, and serves what they make: of web/ it sees the renderer only, and under npm run dev how that stands.',
      {path: '^local/'},
      {path: '^web/(?!src/(renderer/(folderStore|siteSet|process)|develop/state).ts$)'},
    ),
    wall(
      'local-and-functions',
      'Only local/site imports the endpoints; besides, local/ starts what operators do by command.',
      {path: '^local/'},
      {
        path: '^functions/(?!(endpoints|commands)/)',
      },
    ),
    {
      name: 'emulators-know-no-product',
      comment: 'An emulator imports only itself and packages, its tests too.',
      severity: 'error',
      from: {path: '^local/(mollie-sandbox|vies)/'},
      to: {path: '^(domain|functions|local|netlify|studio|tests|web)/', pathNot: '^local/$1/'},
    },
    {
      name: 'sandbox-entry',
      comment: 'The Mollie sandbox is imported by its index.ts; tests also serve it.',
      severity: 'error',
      from: {path: '.', pathNot: '^local/mollie-sandbox/'},
      to: {path: String.raw`^local/mollie-sandbox/(?!(index|testing/served\.fixture)\.ts$)`},
    },
    wall(
      'endpoints-are-served',
      'Only local/site imports the endpoints.',
      {path: '.', pathNot: ['^local/site/']},
      {
        path: '^functions/endpoints/',
      },
    ),
    ...FLOORS.slice(0, -1).map((floor, index) =>
      wall(
        `${floor}-not-upward`,
        `web/src: ${FLOORS.join(' < ')}.`,
        {path: `^web/src/${floor}/`},
        {
          path: `^web/src/(${FLOORS.slice(index + 1).join('|')})/`,
        },
      ),
    ),
    wall(
      'screens-apart',
      'A screen imports no file of another screen.',
      {path: '^web/src/screens/([^/]+)/'},
      {
        path: '^web/src/screens/',
        pathNot: '^web/src/screens/$1/',
      },
    ),
    wall('no-tests-in-the-product', 'What is for tests stays with the tests.', {path: '.'}, {path: TESTS}),
    {
      name: 'no-cycles',
      comment: 'No file imports itself by way of others.',
      severity: 'error',
      from: {},
      to: {circular: true},
    },
    {
      name: 'no-dead-ends',
      comment: 'Every file that is imported is found: a wall cannot hold what it does not see.',
      severity: 'error',
      from: {},
      to: {couldNotResolve: true, path: '^\\.'},
    },
  ],
  options: {
    parser: 'swc', // TypeScript 7 has no parser that others can use
    exclude: {path: ['node_modules', '^web/(public|\\.cache|\\.netlify)/', '^studio/dist/']},
    enhancedResolveOptions: {extensions: ['.ts', '.tsx', '.mts', '.js', '.json']},
  },
}
