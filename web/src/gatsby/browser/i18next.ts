import {fill} from '../../../../domain/texts/placeholders.ts'

type Words = Record<string, string>
type Options = {
  lng: string
  defaultNS: string
  fallbackNS: readonly string[]
  resources: Record<string, Record<string, Words>>
}

/**
 * Replaces i18next in the browser: the part that gatsby-plugin-react-i18next and the preview use. The build renders
 * pages with i18next itself; the browser only looks texts up. A test compares both.
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
