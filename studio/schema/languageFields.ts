import {LANGUAGES} from '../../domain/texts/languages.ts'
import {languageName, READING_ORDER} from '../language.ts'

/** The languages as fields of every localised object, the default first. */
export const LANGUAGE_FIELDS = LANGUAGES.map((name) => ({name, title: languageName(name)}))

const [FIRST, SECOND = FIRST] = READING_ORDER
const pathIn = (language: string | undefined) => (path: string) => `${path}.${language}`

/** For the `select` of a preview: the path of a text in the language of the Studio, and in the next. */
export const first = pathIn(FIRST)
export const second = pathIn(SECOND)

/** The preview of a localised text itself. */
export const localePreview = {select: {title: `${FIRST}`, subtitle: `${SECOND}`}}
