import {fill} from '../../../domain/texts/placeholders.ts'

type Words = Record<string, string>
type Options = {
  lng: string
  defaultNS: string
  fallbackNS: readonly string[]
  resources: Record<string, Record<string, Words>>
}

/**
 * In i18next's place in the browser: what gatsby-plugin-react-i18next and the preview ask of it. The build draws pages with
 * i18next itself; in the browser all that is left to do is to look a text up. A test holds the two to the same words.
 */
function createInstance() {
  const i18n = {
    options: {} as Options,
    language: '',
    init(options: Options) {
      i18n.options = options
      i18n.language = options.lng
    },
    async changeLanguage(language: string) {
      i18n.language = language
    },
    addResourceBundle(language: string, namespace: string, words: Words) {
      const {resources} = i18n.options
      resources[language] = {
        ...resources[language],
        [namespace]: {...resources[language]?.[namespace], ...words},
      }
    },
    t(key: string, values: Record<string, unknown> = {}): string {
      const {defaultNS, fallbackNS, resources} = i18n.options
      const words = resources[i18n.language]
      const text = [defaultNS, ...fallbackNS].map((namespace) => words?.[namespace]?.[key]).find(Boolean) ?? key
      return fill(text, Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])))
    },
  }
  return i18n
}

export default {createInstance}
