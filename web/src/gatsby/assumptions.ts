/** Versions whose internals this folder relies on: pinned by web/package.json, or installed by one of those packages. */
export const VERSIONS = {
  gatsby: '5.16.1',
  'gatsby-plugin-react-i18next': '3.0.1',
  'gatsby-plugin-react-helmet': '6.16.0',
  'gatsby-plugin-styled-components': '6.16.0',
  i18next: '26.7.2',
  'react-i18next': '17.1.13',
  'react-helmet': '6.1.0',
  'styled-components': '6.6.0',
  '@sanity/ui': '4.4.10',
  'prop-types': '15.8.1',
  'lucide-react': '1.75.0',
  'babel-preset-gatsby': '3.16.0',
} as const

/** Something undocumented that this folder relies on. */
export type Assumption = {
  says: string
  /** A file of theirs, and a text that it has while the assumption holds. */
  theirs: {package: keyof typeof VERSIONS; file: string; has: string}
  /** Files of ours that break with it, from web/src/gatsby on. */
  ours: readonly string[]
  /** The test that sees it break, from the root of the project on. */
  test: {file: string; name: string}
}

const RENDERER_SPEC = 'tests/services/renderer.spec.ts'
const SAME_AS_GATSBY = {
  file: RENDERER_SPEC,
  name: 'every file that is published is what the complete build of Gatsby made of the same content',
}
const HTML_TEST = 'web/src/gatsby/rendering/html.test.ts'
const BROWSER = 'web/src/gatsby/browser'

/**
 * Read this before an upgrade of Gatsby or of a package above; assumptions.test.ts checks each row. Above each group stands what
 * would take its place without Gatsby: tests/services/renderer.spec.ts draws all pages so.
 */
export const ASSUMPTIONS: readonly Assumption[] = [
  // The renderer. Instead: develop/drawBody.tsx in one bundle of all screens; chunks and styles from the bundler's metafile.
  {
    says: 'render-page.js of a build renders any page from its data, its scripts and its styles.',
    theirs: {package: 'gatsby', file: 'cache-dir/static-entry.js', has: 'export default async function staticPage({'},
    ours: ['rendering/openRenderer.ts', 'rendering/main.ts', 'build/saveRenderer.ts'],
    test: SAME_AS_GATSBY,
  },
  {
    says: 'One function of Gatsby chooses the scripts and styles of a component.',
    theirs: {
      package: 'gatsby',
      file: 'dist/utils/client-assets-for-template.js',
      has: 'exports.getScriptsAndStylesForTemplate = ',
    },
    ours: ['build/saveRenderer.ts'],
    test: SAME_AS_GATSBY,
  },
  {
    says: 'Paths of the build machine in the renderer are those of React and of the trackers of built-in modules.',
    theirs: {package: 'gatsby', file: 'cache-dir/ssr-builtin-trackers/fs.js', has: 'tracking-unsafe-module-wrapper'},
    ours: ['build/saveRenderer.ts'],
    test: {
      file: 'web/src/gatsby/build/saveRenderer.test.ts',
      name: 'replaces paths of the build machine with package names',
    },
  },
  {
    says: 'The compile cache keeps each module in the layout of the build that first compiled it.',
    theirs: {package: 'gatsby', file: 'dist/utils/webpack.config.js', has: 'type: `filesystem`'},
    ours: ['build/saveRenderer.ts'],
    test: {
      file: 'web/src/gatsby/build/saveRenderer.test.ts',
      name: 'prints the same bytes for code that the compile cache formatted differently',
    },
  },
  {
    says: 'Slices are elements with an id in the HTML, and their files are in public/_gatsby/slices.',
    theirs: {
      package: 'gatsby',
      file: 'cache-dir/slice/server-slice-renderer.js',
      has: 'React.createElement(`slice-start`',
    },
    ours: ['rendering/openRenderer.ts', 'build/saveRenderer.ts'],
    test: SAME_AS_GATSBY,
  },
  // Pages and their data. Instead: the routes of renderer/content, which name all pages already; no placeholders.
  {
    says: 'Screens to bundle are listed before webpack is configured, and stay listed when their pages are deleted.',
    theirs: {package: 'gatsby', file: 'dist/bootstrap/requires-writer.js', has: '$virtual/async-requires.js'},
    ours: ['build/placeholderPages.ts', 'build/hooks.ts'],
    test: {
      file: RENDERER_SPEC,
      name: 'the first plan on sale, the first article and a change in each kind of document need no build',
    },
  },
  {
    says: 'The loader requests the data of a page at /page-data/<page>/page-data.json.',
    theirs: {package: 'gatsby', file: 'cache-dir/loader.js', has: 'createPageDataUrl(pagePath)'},
    ours: ['conventions/pageData.ts', 'build/pageFunctions.ts', 'build/finishBuild.ts'],
    test: {file: 'web/src/gatsby/conventions/pageData.test.ts', name: 'pageOfData(%s) is %s'},
  },
  {
    says: 'The 404 page has a second address, /404.html.',
    theirs: {
      package: 'gatsby',
      file: 'dist/internal-plugins/prod-404-500/gatsby-node.js',
      has: 'Copy /404/ to /404.html',
    },
    ours: ['conventions/pageData.ts'],
    test: {file: 'web/src/gatsby/conventions/pageData.test.ts', name: 'pageOfData(%s) is %s'},
  },
  // The HTML. Instead: a template of our own around the body; finishHtml keeps the policy and loses its replacements.
  {
    says: 'An inline script names the page, and the loader takes the data of that page from window.pageData.',
    theirs: {package: 'gatsby', file: 'cache-dir/static-entry.js', has: '/*<![CDATA[*/window.pagePath='},
    ours: ['rendering/html.ts', 'browser/openedPath.ts'],
    test: {file: HTML_TEST, name: 'equals page-data.json, whatever it contains'},
  },
  {
    says: 'A page whose path is not that of the address loads another page, except for /404.',
    theirs: {
      package: 'gatsby',
      file: 'cache-dir/production-app.js',
      has: 'pagePath.match(/^\\/(404|500)(\\/?|.html)$/)',
    },
    ours: ['rendering/html.ts'],
    test: {
      file: HTML_TEST,
      name: 'takes the address of the request on the 404 page, loads no other page, and logs the address',
    },
  },
  {
    says: 'Scripts are elements with `src` and `async` and no other attribute.',
    theirs: {package: 'gatsby', file: 'dist/utils/gatsby-webpack-stats-extractor.js', has: '" async></script>'},
    ours: ['rendering/html.ts', 'rendering/deferredScripts.ts'],
    test: {file: HTML_TEST, name: 'are not loaded by the HTML, which allows the inline loader'},
  },
  {
    says: 'styled-components adds an empty style element in the browser.',
    theirs: {package: 'styled-components', file: 'dist/styled-components.cjs.js', has: 'createElement("style")'},
    ours: ['rendering/html.ts'],
    test: {
      file: HTML_TEST,
      name: "withScriptPolicy allows the page's own styles by hash, and the empty one of styled-components",
    },
  },
  {
    says: 'styled-components writes rules in the order in which their modules were first loaded.',
    theirs: {
      package: 'gatsby-plugin-styled-components',
      file: 'gatsby-ssr.js',
      has: 'new _styledComponents.ServerStyleSheet()',
    },
    ours: ['build/styleOrder.ts', 'build/documentHead.ts'],
    test: SAME_AS_GATSBY,
  },
  // The configuration. Instead: `define`, `entryPoints` and `alias`, as in local/develop/programs.ts.
  {
    says: 'Variables that start with GATSBY_ are written into scripts.',
    theirs: {package: 'gatsby', file: 'dist/utils/webpack.config.js', has: 'key.match(/^GATSBY_/)'},
    ours: ['build/browserVariables.ts'],
    test: {
      file: 'web/src/gatsby/build/browserVariables.test.ts',
      name: 'sets each variable that browser code reads',
    },
  },
  {
    says: 'The entry of the browser is called app and can be replaced.',
    theirs: {
      package: 'gatsby',
      file: 'dist/utils/webpack.config.js',
      has: 'app: directoryPath(`.cache/production-app`)',
    },
    ours: ['build/webpack.ts', 'build/browserEntry.ts', 'build/gatsbyEntry.d.ts'],
    test: {
      file: 'web/src/gatsby/build/webpack.test.ts',
      name: "evaluates Gatsby's entry through ours, in the browser only",
    },
  },
  {
    says: "A plugin may set webpack's output, which a site's configuration may not.",
    theirs: {package: 'gatsby', file: 'dist/utils/webpack.config.js', has: 'output: getOutput()'},
    ours: ['build/webpack.ts'],
    test: {file: 'web/src/gatsby/build/webpack.test.ts', name: 'names the Trusted Types policy of the loader'},
  },
  {
    says: 'gatsby-node is compiled by Parcel, which replaces require.resolve.',
    theirs: {package: 'gatsby', file: 'dist/utils/parcel/compile-gatsby-files.js', has: '@parcel/core'},
    ours: ['build/webpack.ts'],
    test: SAME_AS_GATSBY,
  },
  // Code that the browser does without. Instead: nothing, since it comes with Gatsby; raw text by the loader `text`.
  {
    says: 'The browser needs no slices, service worker, Partytown and Head API when a site uses none.',
    theirs: {
      package: 'gatsby',
      file: 'cache-dir/head/head-export-handler-for-browser.js',
      has: 'export function headHandlerForBrowser(',
    },
    ours: ['build/webpack.ts', 'browser/unusedModules.ts'],
    test: {file: `${BROWSER}/unusedModules.test.ts`, name: 'has every export that is imported by name'},
  },
  {
    says: 'prop-types are called and read in any depth while modules load, and their result is ignored by React 19.',
    theirs: {package: 'prop-types', file: 'index.js', has: 'factoryWithThrowingShims'},
    ours: ['browser/unusedModules.ts', 'build/webpack.ts'],
    test: {file: `${BROWSER}/unusedModules.test.ts`, name: 'prop-types answer any call and any property'},
  },
  {
    says: 'raw-loader comes with Gatsby, and the overlays import the stylesheet of @sanity/ui.',
    theirs: {package: '@sanity/ui', file: 'dist/styles.css', has: '{'},
    ours: ['browser/overlayStyles.js', 'build/webpack.ts'],
    test: {file: 'web/src/gatsby/build/webpack.test.ts', name: 'replaces packages of %s by files that exist'},
  },
  {
    says: 'Every icon of lucide is made of its data by the default export of createLucideIcon.mjs.',
    theirs: {
      package: 'lucide-react',
      file: 'dist/esm/createLucideIcon.mjs',
      has: 'function createLucideIcon(iconDataOrName',
    },
    ours: ['browser/lineIcon.ts', 'build/webpack.ts'],
    test: {file: `${BROWSER}/lineIcon.test.tsx`, name: 'draws %s as lucide does, which drew it on the server'},
  },
  {
    says: "Gatsby's preset compiles `[...items]` to a helper of Babel, whatever the browsers.",
    theirs: {package: 'babel-preset-gatsby', file: 'index.js', has: '@babel/plugin-transform-spread'},
    ours: ['browser/arrayFrom.ts', 'build/webpack.ts'],
    test: {file: 'web/src/gatsby/build/webpack.test.ts', name: 'replaces packages of %s by files that exist'},
  },
  // Globals of the browser. Instead: the browser's own links, as under `npm run dev`, or a router of 60 lines.
  {
    says: 'Links and navigate call window.___navigate.',
    theirs: {package: 'gatsby', file: 'cache-dir/navigation.js', has: 'window.___navigate = (to, options) =>'},
    ours: ['browser/navigation.ts'],
    test: {file: `${BROWSER}/browser.test.tsx`, name: 'ignoreRedirects drops redirects and keeps other navigation'},
  },
  {
    says: 'window.asyncRequires has a loader of each screen, named after its file.',
    theirs: {package: 'gatsby', file: 'cache-dir/production-app.js', has: 'window.asyncRequires = asyncRequires'},
    ours: ['browser/screenModules.ts'],
    test: {file: `${BROWSER}/browser.test.tsx`, name: 'loadScreen finds a screen by the name of its chunk'},
  },
  {
    says: 'A screen gets its context as the property pageContext, somewhere inside the element of the page.',
    theirs: {package: 'gatsby', file: 'cache-dir/page-renderer.js', has: 'pageContext'},
    ours: ['browser/pageElement.ts'],
    test: {
      file: `${BROWSER}/browser.test.tsx`,
      name: 'withContext replaces the context and the screen inside providers',
    },
  },
  // Interface strings. Instead: develop/pageElement.tsx, which makes the provider itself.
  {
    says: 'The i18n plugin leaves a page unchanged whose context has i18n.',
    theirs: {package: 'gatsby-plugin-react-i18next', file: 'dist/plugin/onCreatePage.js', has: '.i18n) ==='},
    ours: ['conventions/i18nContext.ts', 'build/placeholderPages.ts'],
    test: {
      file: 'web/src/gatsby/conventions/i18nContext.test.ts',
      name: 'the plugin leaves a page with this context unchanged',
    },
  },
  {
    says: 'The i18n plugin reads ns, data and language of Locale nodes from the page query.',
    theirs: {
      package: 'gatsby-plugin-react-i18next',
      file: 'dist/plugin/wrapPageElement.js',
      has: 'res[node.language][node.ns || defaultNS]',
    },
    ours: ['build/localeNodes.ts'],
    test: {
      file: 'web/src/gatsby/conventions/i18nContext.test.ts',
      name: 'the plugin provides the strings of a page, in the language of this context',
    },
  },
  {
    says: 'The i18n plugin calls createInstance, init and changeLanguage of i18next, and uses no other part.',
    theirs: {
      package: 'gatsby-plugin-react-i18next',
      file: 'dist/plugin/wrapPageElement.js',
      has: '_i18next.default.createInstance()',
    },
    ours: ['browser/i18next.ts'],
    test: {
      file: `${BROWSER}/i18next.test.ts`,
      name: 'in %s the replacement returns the same texts as i18next, with and without values',
    },
  },
  {
    says: 'The module of i18next that the server bundles is dist/esm/i18next.js.',
    theirs: {package: 'i18next', file: 'dist/esm/i18next.js', has: 'createInstance'},
    ours: ['build/webpack.ts'],
    test: SAME_AS_GATSBY,
  },
  {
    says: 'react-i18next has its context, provider and hook in files of their own.',
    theirs: {package: 'react-i18next', file: 'dist/es/context.js', has: 'export const I18nContext'},
    ours: ['build/react-i18next.js', 'browser/react-i18next.ts'],
    test: {file: `${BROWSER}/browser.test.tsx`, name: 'useTranslation returns the strings of its provider'},
  },
  // Heads. Instead: Helmet.renderStatic() after the body, by the renderer itself.
  {
    says: 'react-helmet has a module with the component alone, which writes the whole head when it is mounted.',
    theirs: {package: 'react-helmet', file: 'es/Helmet.js', has: 'export { HelmetExport as Helmet }'},
    ours: ['browser/react-helmet.tsx', 'browser/react-helmet-es.d.ts'],
    test: {
      file: `${BROWSER}/browser.test.tsx`,
      name: 'Helmet renders nothing before enableHelmet, and the head after it',
    },
  },
  {
    says: 'The helmet plugin reads the head on the server from Helmet.renderStatic.',
    theirs: {package: 'gatsby-plugin-react-helmet', file: 'gatsby-ssr.js', has: 'Helmet.renderStatic()'},
    ours: ['build/documentHead.ts'],
    test: SAME_AS_GATSBY,
  },
]
