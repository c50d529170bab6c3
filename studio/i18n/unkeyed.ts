import {LOCALE_KEY, LOCALES} from '../language.ts'

/** Where Sanity says that a request failed: in English, and without a key that a locale could have words for. */
export const FILE = 'sanity/lib/index.js'

/** What it says there, with what we say in its place. */
export const UNKEYED: Readonly<Record<string, readonly [nl: string, en: string]>> = {
  'Network error': ['Geen verbinding', 'No connection'],
  'Server error': ['De server meldt een fout', 'The server reports an error'],
  "Couldn't reach the Sanity servers. Check your network connection and try again.": [
    'De server met de inhoud antwoordt niet. Kijk of je verbinding hebt en probeer het opnieuw.',
    'The server with the content does not answer. See whether you are connected and try again.',
  ],
  "Couldn't reach the Sanity servers. Your last change may not have been sent. Check your network connection and reload the Studio to see the current state.":
    [
      'De server met de inhoud antwoordde niet. Misschien is je laatste wijziging niet bewaard: kijk of je verbinding hebt en laad de Studio opnieuw, dan zie je hoe het er staat.',
      'The server with the content did not answer. Your last change may not have been kept: see whether you are connected and reload the Studio to see how things are.',
    ],
  "The server ran into an issue and couldn't complete the request. You can try again, or reload the Studio.": [
    'De server kon dit niet afmaken. Probeer het opnieuw, of laad de Studio opnieuw.',
    'The server could not finish this. Try again, or reload the Studio.',
  ],
  "The server ran into an issue and couldn't complete the request. Your last change may not have been saved. Reload the Studio to see the current state.":
    [
      'De server kon dit niet afmaken. Misschien is je laatste wijziging niet bewaard: laad de Studio opnieuw, dan zie je hoe het er staat.',
      'The server could not finish this. Your last change may not have been kept: reload the Studio to see how things are.',
    ],
  'Try again': ['Probeer opnieuw', 'Try again'],
  'Reload Studio': ['Studio opnieuw laden', 'Reload the Studio'],
  Troubleshooting: ['Wat je kunt nagaan', 'What to look at'],
  'Check that your device is online.': ['Is je apparaat online?', 'Is your device online?'],
  'Disable VPNs, ad blockers, or browser extensions that may block requests.': [
    'Houdt een VPN, een adblocker of een extensie van de browser iets tegen?',
    'Does a VPN, an ad blocker or an extension of the browser hold anything back?',
  ],
  Check: ['Staat de inhoud bij Sanity? Kijk op', 'Is the content at Sanity? Look at'],
  'for ongoing incidents.': ['of daar iets aan de hand is.', 'whether anything is the matter there.'],
}

/** For the build of the Studio, in whose browser the language is known. */
export const unkeyedWords = () => ({
  name: 'vindkracht-unkeyed-words',
  transform(code: string, id: string) {
    if (!id.split('?')[0]?.endsWith(FILE)) return null
    const isEnglish = `localStorage.getItem(${JSON.stringify(LOCALE_KEY)})===${JSON.stringify(LOCALES.en)}`
    return Object.entries(UNKEYED).reduce(
      (changed, [said, [nl, en]]) =>
        changed.replaceAll(JSON.stringify(said), `(${isEnglish}?${JSON.stringify(en)}:${JSON.stringify(nl)})`),
      code,
    )
  },
})
