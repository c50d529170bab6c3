/**
 * The walls: which folder may import from which. `npm run check` reads this; AGENTS.md says it in words.
 * Tests and what only tests use may import what they need, and nothing imports them.
 */
const TESTS = String.raw`^tests/|\.(test|fixture)\.tsx?$|^(web/src|studio)/testing/`

/** From the ground up: a folder of web/src imports from its own and those before it, never from a later one. */
const FLOORS = [
  'page',
  'gatsby/conventions',
  'gatsby/browser',
  'theme',
  'i18n',
  'ui',
  'session',
  'head',
  'layout',
  'charts',
  'screens',
  'renderer',
  'preview',
  'gatsby/rendering',
  'gatsby/build',
  'develop',
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
      'domain-is-the-base',
      'domain/ imports nothing of this project but itself.',
      {path: '^domain/'},
      {path: '^(web|functions|studio|local)/'},
    ),
    wall(
      'web-alone',
      'web/ imports domain/ and nothing else of this project.',
      {path: '^web/'},
      {path: '^(functions|studio|local)/'},
    ),
    wall(
      'rules-not-in-the-browser',
      'The content client, the rules over a dataset and the list of variables are for builds and servers: no browser loads them.',
      {path: '^web/', pathNot: ['^web/src/(gatsby/(build|rendering)|renderer)/', '^web/(generate|settings).mts$']},
      {path: '^domain/(content/client.ts$|content-rules/|environment/(?!errorEnvelope.ts$))'},
    ),
    wall(
      'functions-alone',
      'functions/ imports nothing from local/ or studio/, and of web/ only the renderer: how releases are made, stored and read.',
      {path: '^functions/'},
      {path: '^(web/(?!src/(renderer/(publish|release|renderer)|gatsby/rendering/openRenderer).ts$)|local/|studio/)'},
    ),
    wall(
      'views-are-pure',
      'The views that the Studio previews import domain/ and each other: no database, no network, no setting.',
      {path: '^functions/(ui/|portal/view/|notifications/customerMail.ts$)'},
      {path: '^functions/(?!ui/|portal/view/|notifications/customerMail.ts$)'},
    ),
    wall(
      'studio-alone',
      'studio/ imports domain/, and of functions/ the pure views that it previews.',
      {path: '^studio/'},
      {path: '^(web/|local/|functions/(?!ui/|portal/view/|notifications/customerMail.ts$))'},
    ),
    wall(
      'local-and-studio',
      'local/ imports of studio/ the schema (to validate), the seed and the migrations.',
      {path: '^local/'},
      {path: '^studio/(?!(schema|seed|migrations)/)'},
    ),
    wall(
      'local-and-web',
      'local/site starts Gatsby and the renderer, and serves what they make: of web/ it sees the renderer only, and under npm run dev how that stands.',
      {path: '^local/'},
      {path: '^web/(?!src/(renderer/(process|release|releaseFolder)|gatsby/conventions/pageData|develop/state).ts$)'},
    ),
    wall(
      'local-and-functions',
      'Only local/site imports the endpoints; besides, local/ starts the operator commands and uses the HTML components.',
      {path: '^local/'},
      {path: '^functions/(?!(endpoints|commands|ui)/)'},
    ),
    {
      name: 'emulators-know-no-product',
      comment: 'An emulator imports only itself and packages, its tests too.',
      severity: 'error',
      from: {path: '^local/(mollie-sandbox|vies|peppol)/'},
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
        `${floor.replace('/', '-')}-not-upward`,
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
    {
      name: 'content-lake-alone',
      comment:
        'The Content Lake is a package of its own and imports nothing of the product; its tests share helpers of tests/support.',
      severity: 'error',
      from: {path: '^local/content-lake/'},
      to: {path: '^(domain|functions|netlify|studio|tests/(?!support/)|web|local/(?!content-lake/))'},
    },
    {
      name: 'content-lake-entry',
      comment: 'The Content Lake is imported by its index.ts; tests also take its fixtures.',
      severity: 'error',
      from: {path: '.', pathNot: '^local/content-lake/'},
      to: {path: String.raw`^local/content-lake/(?!index\.ts$|src/.*\.fixture\.ts$)`},
    },
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
