/** Versions whose internals the Studio relies on, as studio/package.json pins them; the last one comes with `sanity`. */
export const VERSIONS = {
  sanity: '6.16.0',
  '@sanity/client': '8.11.0',
  '@sanity/orderable-document-list': '2.0.24',
  '@sanity/ui': '4.4.10',
  'sanity-plugin-media': '6.3.5',
} as const

/** Something undocumented that the Studio relies on. */
export type Assumption = {
  says: string
  /** A file of theirs (a pattern, where its name has a hash), and a text that it has while the assumption holds. */
  theirs: {
    package: keyof typeof VERSIONS | '@sanity/cli-build' | '@sanity/mutator' | '@sanity/presentation-comlink'
    file: string
    has: string
  }
  /** Files of ours that break with it, from studio/ on. */
  ours: readonly string[]
  /** The test that sees it break, from the root of the project on. */
  test: {file: string; name: string}
}

const DOCUMENT = 'dist/actions/build/renderDocumentWorker/components/DefaultDocument.js'
const NOISE_SPEC = 'tests/studio/noise.spec.ts'
const OPENS_QUIETLY = {
  file: NOISE_SPEC,
  name: 'the Studio opens without a complaint of the browser or a request to another machine, in its own typeface',
}
const BUNDLES_TEST = 'studio/i18n/bundles.test.ts'
const UNKEYED = {file: BUNDLES_TEST, name: 'finds each replaced text without a key in %s'}
const TAP = {
  file: 'tests/studio/preview.spec.ts',
  name: 'a click on a text opens its own field, and what is typed stands on the page before it is published',
}
const ASSUMPTIONS_TEST = 'studio/sanity/assumptions.test.ts'
/** Rows for styles have no behaviour to test: the vendor's text is the test. */
const STYLE = {file: ASSUMPTIONS_TEST, name: '$says'}

/** Read this before an upgrade of Sanity or of a package above; assumptions.test.ts checks each row. */
export const ASSUMPTIONS: readonly Assumption[] = [
  // The build of the Studio
  {
    says: 'The page of the Studio loads Inter from a host of Sanity.',
    theirs: {package: '@sanity/cli-build', file: DOCUMENT, has: 'static.sanity.io/Inter'},
    ours: ['sanity/build/localFonts.ts'],
    test: OPENS_QUIETLY,
  },
  {
    says: 'The page of the Studio sets a referrer policy of its own.',
    theirs: {package: '@sanity/cli-build', file: DOCUMENT, has: 'name: "referrer"'},
    ours: ['sanity/build/localFonts.ts'],
    test: OPENS_QUIETLY,
  },
  {
    says: "The script that connects the Studio with Sanity's dashboard is marked.",
    theirs: {
      package: '@sanity/cli-build',
      file: 'dist/actions/build/decorateIndexWithBridgeScript.js',
      has: 'data-sanity-core',
    },
    ours: ['sanity/build/localFonts.ts'],
    test: OPENS_QUIETLY,
  },
  {
    says: 'Failed requests are reported in English sentences without a key.',
    theirs: {package: 'sanity', file: 'lib/index.js', has: '"Reload Studio"'},
    ours: ['sanity/build/unkeyedWords.ts'],
    test: UNKEYED,
  },
  {
    says: 'Dates of the history and some buttons are worded in code.',
    theirs: {package: 'sanity', file: 'lib/structureTool-*.js', has: 'format(new Date(date), "MMM d, yyyy'},
    ours: ['sanity/build/unkeyedWords.ts'],
    test: UNKEYED,
  },
  {
    says: 'The close button of dialogs is labelled in English.',
    theirs: {package: '@sanity/ui', file: 'dist/index.js', has: '"Close dialog"'},
    ours: ['sanity/build/unkeyedWords.ts'],
    test: UNKEYED,
  },
  {
    says: 'A dialog within others is closed with its click as the first argument, which says whether to close all.',
    theirs: {package: 'sanity', file: 'lib/PerspectiveProvider-*.js', has: '!closeAll && stack.length >= 2'},
    ours: ['sanity/build/unkeyedWords.ts'],
    test: {file: 'tests/studio/form.spec.ts', name: 'closing a dialog within another leaves the other open'},
  },
  {
    says: 'Days and moments that are typed are read by the letters of their format, years of two digits too.',
    theirs: {package: 'sanity', file: 'lib/PerspectiveProvider-*.js', has: 'parse$1(inputValue, dateFormat)'},
    ours: ['sanity/build/unkeyedWords.ts', 'inputs/days/typedDay.ts'],
    test: {file: BUNDLES_TEST, name: 'a day is read in the build as people type it'},
  },
  {
    says: 'A patch of a document that is gone throws, and the Studio with it.',
    theirs: {package: '@sanity/mutator', file: 'lib/index.js', has: '(doc) => patch.apply(doc)'},
    ours: ['sanity/build/unkeyedWords.ts'],
    test: {
      file: BUNDLES_TEST,
      name: 'a patch of a document that is gone gives nothing in the build, and throws nothing',
    },
  },
  {
    says: 'A document that is deleted while something typed waits stays unsaved.',
    theirs: {
      package: '@sanity/mutator',
      file: 'lib/index.js',
      has: 'this.handleDocumentDeleted(), this.rebase([msg.mutation], [])',
    },
    ours: ['sanity/build/unkeyedWords.ts'],
    test: {file: BUNDLES_TEST, name: 'a document that is gone waits in the build for nothing that was typed before'},
  },
  {
    says: 'A new document of an ordered list without any warns in the console.',
    theirs: {package: '@sanity/orderable-document-list', file: 'dist/index.js', has: 'Invalid orderRank value'},
    ours: ['sanity/build/unkeyedWords.ts'],
    test: OPENS_QUIETLY,
  },
  {
    says: 'An ordered list draws each of its documents by one component, whether it is in view or not.',
    theirs: {package: '@sanity/orderable-document-list', file: 'dist/index.js', has: 'jsx(Document, {'},
    ours: ['sanity/build/unkeyedWords.ts', 'sanity/build/rows.ts'],
    test: {file: 'tests/studio/studio.spec.ts', name: 'questions are put in another order by dragging'},
  },
  {
    says: 'Ordered lists speak English only.',
    theirs: {package: '@sanity/orderable-document-list', file: 'dist/index.js', has: '"Reordering failed"'},
    ours: ['sanity/build/words/lists.ts'],
    test: UNKEYED,
  },
  {
    says: 'The media library speaks English only.',
    theirs: {package: 'sanity-plugin-media', file: 'dist/index.js', has: '"Browse Assets"'},
    ours: ['sanity/build/words/media.ts'],
    test: UNKEYED,
  },
  // Languages and forms
  {
    says: 'The locale that an editor chose is in localStorage under a key of project and workspace.',
    theirs: {package: 'sanity', file: 'lib/*.js', has: '"sanity-locale"'},
    ours: ['language.ts'],
    test: {
      file: 'tests/studio/language.spec.ts',
      name: 'the Studio is in Dutch until one switch makes all of it English, which it then stays',
    },
  },
  {
    says: 'A validation rule without `_rules` asks for nothing, and is required for the types all the same.',
    theirs: {package: 'sanity', file: 'lib/*.js', has: '_rules'},
    ours: ['schema/fields.ts'],
    test: {
      file: 'studio/schema/generated.test.ts',
      name: 'content.schema.json is what the schema gives; npm run typegen writes it',
    },
  },
  {
    says: 'The pane of an ordered list is an object with a title, a component and menu items.',
    theirs: {package: '@sanity/orderable-document-list', file: 'dist/index.js', has: 'menuItems'},
    ours: ['structure.ts'],
    test: {file: 'tests/studio/studio.spec.ts', name: 'questions are put in another order by dragging'},
  },
  {
    says: 'An ordered list knows the actions `resetOrder` and `showIncrements`.',
    theirs: {package: '@sanity/orderable-document-list', file: 'dist/index.js', has: 'showIncrements'},
    ours: ['structure.ts'],
    test: {file: 'tests/studio/studio.spec.ts', name: 'questions are put in another order by dragging'},
  },
  // The preview
  {
    says: 'On narrow screens the form of the preview is behind a tab with an id.',
    theirs: {package: 'sanity', file: 'lib/PresentationToolGrantsCheck-*.js', has: 'presentation-narrow-tab-'},
    ours: ['sanity/formOnTap.tsx'],
    test: TAP,
  },
  {
    says: 'The page in the preview sends a message when a text is tapped.',
    theirs: {
      package: '@sanity/presentation-comlink',
      file: 'dist/index.js',
      has: '"overlay/focus": "visual-editing/focus"',
    },
    ours: ['sanity/formOnTap.tsx'],
    test: TAP,
  },
  {
    says: 'The address of the preview ends in the type, the id and the field of what is open.',
    theirs: {package: 'sanity', file: 'lib/presentation.js', has: 'route.create(":type", [route.create(":id"'},
    ours: ['sanity/clickedField.ts'],
    test: {
      file: 'tests/studio/preview.spec.ts',
      name: 'leads to a field again when its text is clicked again',
    },
  },
  {
    says: 'The form beside the preview is at least 325 pixels wide.',
    theirs: {package: 'sanity', file: 'lib/PresentationToolGrantsCheck-*.js', has: 'minWidth: 325,\n\t\torder: 5'},
    ours: ['sanity/build/unkeyedWords.ts'],
    test: UNKEYED,
  },
  // Styles
  {
    says: 'The icon that turns while a form is saved is marked.',
    theirs: {package: 'sanity', file: 'lib/structureTool-*.js', has: 'pane-footer-document-status-pulse'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'The list of messages is marked.',
    theirs: {package: '@sanity/ui', file: 'dist/toast.js', has: '"data-ui": "ToastProvider"'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'A message with a duration of 0.01 is taken away.',
    theirs: {package: '@sanity/ui', file: 'dist/toast.js', has: 'duration === .01'},
    ours: ['actions/waiting.ts'],
    test: {
      file: 'studio/actions/actions.test.tsx',
      name: 'says that it waits where nothing was asked, for as long as it does',
    },
  },
  {
    says: "The media library's search is at least 200 pixels wide.",
    theirs: {package: 'sanity-plugin-media', file: 'dist/index.js', has: 'style: { minWidth: "200px" }'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'The title in a form is marked.',
    theirs: {package: 'sanity', file: 'lib/structureTool-*.js', has: 'document-panel-document-title'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'The tabs of a form are marked.',
    theirs: {package: 'sanity', file: 'lib/*.js', has: '"field-groups"'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'The mark of a tab that lacks something is named.',
    theirs: {package: 'sanity', file: 'lib/PerspectiveProvider-*.js', has: 'ErrorOutlineIcon'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'The state of a document in the foot of its form is marked.',
    theirs: {package: 'sanity', file: 'lib/structureTool-*.js', has: '"pane-footer-document-status"'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'The banner above a deleted document is marked.',
    theirs: {package: 'sanity', file: 'lib/*.js', has: 'deleted-document-banner'},
    ours: ['sanity/styles.tsx'],
    test: STYLE,
  },
  {
    says: 'The help menu and the link to the management of the project are marked.',
    theirs: {package: 'sanity', file: 'lib/index.js', has: 'button-resources-menu'},
    ours: ['sanity/styles.tsx'],
    test: {file: NOISE_SPEC, name: 'no menu offers what only a hosted project has'},
  },
  // One machine
  {
    says: 'The client asks a function in its configuration which fetch to use.',
    theirs: {package: '@sanity/client', file: 'dist/*.js', has: 'config.resolveFetch'},
    ours: ['embedded/lake.ts'],
    test: {file: 'tests/studio/studio.spec.ts', name: "another client's edit arrives in the open form"},
  },
]
