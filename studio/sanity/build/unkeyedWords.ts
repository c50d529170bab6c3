import path from 'node:path'
import {typedDay, typedTime} from '../../inputs/days/typedDay.ts'
import {LOCALE_KEY, LOCALES} from '../../language.ts'
import {drawnInView, ROW_HEIGHT} from './rows.ts'
import {LISTS, LISTS_CODE} from './words/lists.ts'
import {MEDIA, MEDIA_CODE} from './words/media.ts'

type Words = Readonly<Record<string, string | readonly [nl: string, en: string]>>

/** Sanity's messages about failed requests. */
const REQUESTS: Words = {
  'Network error': ['Geen verbinding', 'No connection'],
  'Server error': ['De server meldt een fout', 'The server reported an error'],
  "Couldn't reach the Sanity servers. Check your network connection and try again.": [
    'De server met de inhoud antwoordt niet. Kijk of je verbinding hebt en probeer het opnieuw.',
    'The content server does not respond. Check your connection and try again.',
  ],
  "Couldn't reach the Sanity servers. Your last change may not have been sent. Check your network connection and reload the Studio to see the current state.":
    [
      'De server met de inhoud antwoordde niet. Misschien is je laatste wijziging niet bewaard: kijk of je verbinding hebt en laad de Studio opnieuw, dan zie je hoe het er staat.',
      'The content server did not respond. Your last change may not have been saved: check your connection and reload the Studio to see the current state.',
    ],
  "The server ran into an issue and couldn't complete the request. You can try again, or reload the Studio.": [
    'De server kon dit niet afmaken. Probeer het opnieuw, of laad de Studio opnieuw.',
    'The server could not complete the request. Try again, or reload the Studio.',
  ],
  "The server ran into an issue and couldn't complete the request. Your last change may not have been saved. Reload the Studio to see the current state.":
    [
      'De server kon dit niet afmaken. Misschien is je laatste wijziging niet bewaard: laad de Studio opnieuw, dan zie je hoe het er staat.',
      'The server could not complete the request. Your last change may not have been saved: reload the Studio to see the current state.',
    ],
  'Try again': ['Probeer opnieuw', 'Try again'],
  'Reload Studio': ['Studio opnieuw laden', 'Reload the Studio'],
  Troubleshooting: ['Wat je kunt nagaan', 'What to check'],
  'Check that your device is online.': ['Is je apparaat online?', 'Is your device online?'],
  'Disable VPNs, ad blockers, or browser extensions that may block requests.': [
    'Houdt een VPN, een adblocker of een extensie van de browser iets tegen?',
    'Is a VPN, ad blocker or browser extension blocking requests?',
  ],
  Check: ['Staat de inhoud bij Sanity? Kijk op', 'Is the content hosted by Sanity? Check'],
  'for ongoing incidents.': ['of daar iets aan de hand is.', 'for incidents.'],
}

type Unkeyed = {
  /** Sanity's texts with our Dutch, and our English where it differs. */
  said: Words
  /** Code that joins words, and Dutch code in its place. */
  code?: Readonly<Record<string, string>>
  /** Other code, and ours: buttons get a name, since a tooltip is none for screen readers and on phones. */
  named?: Readonly<Record<string, string>>
}

const IS_ENGLISH = `localStorage.getItem(${JSON.stringify(LOCALE_KEY)})===${JSON.stringify(LOCALES.en)}`
const either = (english: string, dutch: string) => `(${IS_ENGLISH}?${english}:${dutch})`

const named = (tooltip: string, words: string) => `"aria-label": ${words}, tooltipProps: { content: ${tooltip} }`
const BACK = either('"Back"', '"Terug"')
/** The arrow that leads back, from lists and from a form. */
const BACK_OF_LISTS = {'tooltipProps: { content: "Back" }': named(BACK, BACK)}
const BACK_OF_FORM = 't("pane-header.back-button.text")'
const BACK_OF_FORMS = {[`tooltipProps: { content: ${BACK_OF_FORM} }`]: named(BACK_OF_FORM, BACK_OF_FORM)}

/** The close button of a dialog within others gives its click, which counted as the wish to close them all. */
const CLOSES_ONE = {'!closeAll && stack.length >= 2': 'closeAll !== true && stack.length >= 2'}

/** The way to an open part names it by the editor's words, which Sanity gives a capital each. */
const AS_WRITTEN = {'textTransform: "capitalize"': 'textTransform: "none"'}

/** Reads days in any of the ways in which people type them; Sanity took 31-12-26 for a day of the year 26. */
const AS_TYPED = {
  'parse$1(inputValue, dateFormat)': `parse$1((${typedDay})(inputValue) ?? "", DEFAULT_DATE_FORMAT)`,
  'parse$1(inputValue, `${dateFormat} ${timeFormat}`, timeZone.name)': `((typed) => {
    const [, day = "", time = ""] = /^(.*?)[ ,T]+(\\d{1,2}[:.]\\d{2})$/.exec(typed.trim()) ?? []
    const at = (${typedTime})(time)
    return parse$1(at ? \`\${(${typedDay})(day) ?? ""} \${at}\` : "", \`\${DEFAULT_DATE_FORMAT} HH:mm\`, timeZone.name)
  })(inputValue)`,
}

/** An example of a day says more than the letters of its format. */
const NO_DAY = either(
  '"This is not a day: write it as in 31 Dec 2026"',
  '"Dit is geen dag: schrijf hem zoals 31-12-2026"',
)
const NO_MOMENT = either(
  '"This is not a moment: write it as in 31 Dec 2026 09:00"',
  '"Dit is geen moment: schrijf het zoals 31-12-2026 09:00"',
)
const REFUSED_DAY = {
  'error: `Invalid date. Must be on the format "${dateFormat}"`': `error: dateFormat?.includes("HH") ? ${NO_MOMENT} : ${NO_DAY}`,
}

/** The first document of a list has none before it: no fault, and the Studio's console is quiet. */
const FIRST_OF_A_LIST = {
  'console.warn("[orderable-document-list] Invalid orderRank value (expected string):", value), fallback': 'fallback',
}

/** The plugin draws every row of a list, with what is known of its document. */
const ROWS_IN_VIEW = {
  'OrderableContext = createContext({})': `OrderableContext = createContext({}), RowInView = (${drawnInView})({createElement: jsx, useEffect, useState}, Document, ${ROW_HEIGHT})`,
  'jsx(Document, {': 'jsx(RowInView, {',
}

/** Rebases what somebody typed when a colleague deleted the document on nothing, which threw the whole Studio away. */
const PATCHES_NOTHING = {'(doc) => patch.apply(doc)': '(doc) => doc && patch.apply(doc)'}

/** Typing that was not saved yet goes with the document that a colleague deletes; the foot of its form said "Saving" until it was typed in again. */
const DELETED_WITH_TYPING = 'this.handleDocumentDeleted(), this.rebase([msg.mutation], [])'
const WAITS_FOR_NOTHING = {
  [DELETED_WITH_TYPING]: `${DELETED_WITH_TYPING}, this.document.EDGE === null && this.handleDocConsistencyChanged(this.document.isConsistent())`,
}

/** The form beside the preview has room for the names of both states in its head, in Dutch as well. */
const ROOM_BESIDE_PREVIEW = {'minWidth: 325,\n\t\torder: 5': 'minWidth: 380, order: 5'}

/** Texts in Sanity's packages without a key that a locale could translate. */
export const UNKEYED: Readonly<Record<string, Unkeyed>> = {
  'sanity/lib/index.js': {
    said: REQUESTS,
    named: {'ref: setDrawerButtonEl,': '"aria-label": t("user-menu.open-menu"), ref: setDrawerButtonEl,'},
  },
  'sanity/lib/PaneContainer-*.js': {said: {}, named: BACK_OF_LISTS},
  'sanity/lib/list-*.js': {said: {}, named: BACK_OF_LISTS},
  'sanity/lib/userComponent-*.js': {said: {}, named: BACK_OF_LISTS},
  // The replaced text keeps its case.
  'sanity/lib/PerspectiveProvider-*.js': {
    said: {'More breadcrumb items': 'Meer niveaus'},
    code: {'content: "Close"': '"Sluiten"'},
    named: {...CLOSES_ONE, ...AS_WRITTEN, ...AS_TYPED},
  },
  'sanity/lib/structureTool-*.js': {
    said: {},
    named: BACK_OF_FORMS,
    code: {
      'format(new Date(date), "MMM d, yyyy \'@\' pp")':
        'new Date(date).toLocaleString("nl-NL",{dateStyle:"long",timeStyle:"short"})',
    },
  },
  'sanity/lib/PresentationToolGrantsCheck-*.js': {said: {}, named: ROOM_BESIDE_PREVIEW},
  '@sanity/util/lib/legacyDateFormat.js': {said: {}, named: REFUSED_DAY},
  '@sanity/mutator/lib/index.js': {said: {}, named: {...PATCHES_NOTHING, ...WAITS_FOR_NOTHING}},
  // Between a text and its link, in the path of a refusal.
  '@sanity/schema/lib/Schema-*.js': {said: {'Mark definitions': ['Links', 'Links']}},
  '@sanity/ui/dist/index.js': {said: {'Close dialog': 'Sluiten'}},
  '@sanity/orderable-document-list/dist/index.js': {
    said: LISTS,
    code: LISTS_CODE,
    named: {...FIRST_OF_A_LIST, ...ROWS_IN_VIEW},
  },
  'sanity-plugin-media/dist/index.js': {said: MEDIA, code: MEDIA_CODE},
}

/** Replacements within a file: texts in quotes, of which names of properties stay. */
export const replacements = ({said, code = {}, named = {}}: Unkeyed): [english: string, either: string][] => [
  ...Object.entries(code).map(([english, dutch]): [string, string] => {
    const [, name = '', words = ''] = /^((?:label|content): )?(.*)$/s.exec(english) ?? []
    return [english, name + either(words, dutch)]
  }),
  ...Object.entries(said).map(([words, ours]): [string, string] => {
    const [nl, en] = typeof ours === 'string' ? [ours, words] : ours
    return [JSON.stringify(words), either(JSON.stringify(en), JSON.stringify(nl))]
  }),
  ...Object.entries(named),
]

/** For the build of the Studio, in whose browser the language is known. */
export const unkeyedWords = () => ({
  name: 'vindkracht-unkeyed-words',
  transform(code: string, id: string) {
    const [, unkeyed] =
      Object.entries(UNKEYED).find(([file]) => path.matchesGlob(id.split('?')[0] ?? '', `**/node_modules/${file}`)) ??
      []
    if (!unkeyed) return null
    // In one go, or words of ours that are a key as well would be replaced again.
    const words = new Map(replacements(unkeyed))
    const any = [...words.keys()]
      .sort((a, b) => b.length - a.length)
      .map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    return code.replace(new RegExp(any.join('|'), 'g'), (found) => words.get(found) ?? found)
  },
})
