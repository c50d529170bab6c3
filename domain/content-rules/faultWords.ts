import type {StaffWords} from '../texts/languages.ts'

const KINDS: Readonly<Record<string, StaffWords>> = {
  'must be empty': {nl: 'moet leeg zijn', en: 'must be empty'},
  'must be a list': {nl: 'moet een lijst zijn', en: 'must be a list'},
  'must be an object': {nl: 'moet een geheel van velden zijn', en: 'must be a group of fields'},
  'must be a string': {nl: 'moet een tekst zijn', en: 'must be a text'},
  'must be a number': {nl: 'moet een getal zijn', en: 'must be a number'},
  'must be a boolean': {nl: 'moet aan of uit zijn', en: 'must be on or off'},
  'is not one of the allowed values': {
    nl: 'heeft een waarde die hier niet kan',
    en: 'has a value that is not allowed here',
  },
}
const VALUE = /^is "(.*)", which is not allowed$/s

/** A fault of a document's shape in both languages of the Studio; one that is not known as it is. */
export function faultWords(fault: string): string | StaffWords {
  const [, value] = VALUE.exec(fault) ?? []
  if (value !== undefined)
    return {nl: `is “${value}”, en dat kan hier niet`, en: `is “${value}”, which is not allowed here`}
  return KINDS[fault] ?? fault
}
