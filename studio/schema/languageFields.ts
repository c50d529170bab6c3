import {LANGUAGES} from '../../domain/texts/languages.ts'
import {languageName} from '../language.ts'

/** The languages as fields of every localised object, the default first. */
export const LANGUAGE_FIELDS = LANGUAGES.map((name) => ({name, title: languageName(name)}))

const [FIRST, SECOND = FIRST] = LANGUAGES
const pathIn = (language: string | undefined) => (path: string) => `${path}.${language}`

/** For the `select` of a preview: the path of a text in the default language, and in the next. */
export const first = pathIn(FIRST)
export const second = pathIn(SECOND)

/** The preview of a localised text itself. */
export const localePreview = {select: {title: `${FIRST}`, subtitle: `${SECOND}`}}
