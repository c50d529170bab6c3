import {addressOf, type Route} from '../../../../domain/pages/pages.ts'
import {DEFAULT_LANGUAGE, LANGUAGES, type Language} from '../../../../domain/texts/languages.ts'

/** Context from which gatsby-plugin-react-i18next reads the language; where it is present, the plugin makes no pages. */
export const i18nContext = (route: Route, language: Language) => ({
  language,
  languages: [...LANGUAGES],
  defaultLanguage: DEFAULT_LANGUAGE,
  generateDefaultLanguagePage: false,
  routed: language !== DEFAULT_LANGUAGE,
  originalPath: route.path,
  path: addressOf(route, language),
})
