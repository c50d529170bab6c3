import {cleanLine, cleanMailAddress, cleanText, isMailAddress, isOneLine} from '../customers/typedText.ts'
import {fill} from '../texts/placeholders.ts'
import {FIELD_KINDS, type FormFieldKind} from './fieldKinds.ts'

/** A field in one language. */
export type FormField = {
  _key: string
  kind: FormFieldKind
  label: string
  hint: string | null
  required: boolean
  options: readonly {_key: string; label: string}[] | null
  consent: string | null
}

/** The sentences of `formSettings.wrong`. */
export type FormSentences = Record<'required' | 'mail' | 'phone' | 'choice' | 'consent' | 'tooLong', string>

/** A filled-in field as it is kept, with its label and words of that moment: the form may change. */
export type FormValue = {kind: FormFieldKind; label: string; value: string}
export type WrongField = {name: string; label: string; text: string}

/** Name of a field in what browsers send. Names that no field of the form has are ignored. */
export const fieldName = ({_key}: Pick<FormField, '_key'>) => `field-${_key}`
/** Field that people do not see: programs that fill in everything give themselves away. No browser fills in such a name. */
export const TRAP = 'leave-empty'
/** Value of a ticked box. */
export const TICKED = 'yes'

/** Reads what was sent by the fields of the form: cleaned values, and each wrong field with its sentence. */
export function readForm(
  fields: readonly FormField[],
  sent: Readonly<Record<string, string | undefined>>,
  sentences: FormSentences,
): {values: FormValue[]; wrong: WrongField[]} {
  const read = fields.map((field) => {
    const {kind, label} = field
    const value = cleaned(kind, sent[fieldName(field)] ?? '')
    return {field, text: fault(field, value, sentences), value: {kind, label, value: inWords(field, value)}}
  })
  return {
    values: read.map(({value}) => value),
    wrong: read.flatMap(({field, text}) => (text ? [{name: fieldName(field), label: field.label, text}] : [])),
  }
}

function cleaned(kind: FormFieldKind, text: string): string {
  if (kind === 'mail') return cleanMailAddress(text)
  if (kind === 'longText')
    return cleanText(text.replace(/\r\n?/g, '\n').replace(CONTROLS, '').replace(HALVES, '\ufffd'))
  // A line that was pasted as several is one.
  return cleanLine(text.replace(/\p{Cc}+/gu, ' ').replace(HALVES, '\ufffd'))
}

const CONTROLS = /[^\P{Cc}\n\t]/gu
/** Halves of characters, which no database keeps. */
const HALVES = /\p{Cs}/gu
/** Digits as people write them, with an extension or not. */
const PHONE = /^\+?[\d\s()./-]+(?:\s?(?:x|ext\.?|tst\.?)\s?\d{1,6})?$/i

function fault({kind, required, options}: FormField, value: string, sentences: FormSentences): string | false {
  const {max} = FIELD_KINDS[kind]
  if (!value) return required && sentences[kind === 'choice' || kind === 'consent' ? kind : 'required']
  if (value.length > max) return fill(sentences.tooLong, {most: String(max)})
  switch (kind) {
    case 'mail':
      return !isMailAddress(value) && sentences.mail
    case 'phone':
      return !isPhone(value) && sentences.phone
    case 'choice':
      return !options?.some(({_key}) => _key === value) && sentences.choice
    case 'consent':
      return value !== TICKED && sentences.consent
    case 'text':
      return !isOneLine(value) && sentences.required
    case 'longText':
      return false
  }
}

function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length
  return PHONE.test(value) && digits >= 7 && digits <= 21
}

/** A choice and a consent by the words that were read. */
function inWords({kind, options, consent}: FormField, value: string): string {
  if (kind === 'choice') return options?.find(({_key}) => _key === value)?.label ?? ''
  return kind === 'consent' && value === TICKED ? (consent ?? '') : kind === 'consent' ? '' : value
}

/** The address to answer to: that of the first field for one that was filled in. */
export const addressIn = (values: readonly FormValue[]): string =>
  values.find(({kind, value}) => kind === 'mail' && value)?.value ?? ''
