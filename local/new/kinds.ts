import {checkoutField} from './kinds/checkoutField.ts'
import {documentType} from './kinds/documentType.ts'
import {endpoint} from './kinds/endpoint.ts'
import {field} from './kinds/field.ts'
import type {Kind} from './kinds/kind.ts'
import {mail} from './kinds/mail.ts'
import {page} from './kinds/page.ts'
import {section} from './kinds/section.ts'

/** Generators by the word of the command line. */
export const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['page', page],
  ['document-type', documentType],
  ['field', field],
  ['checkout-field', checkoutField],
  ['endpoint', endpoint],
  ['mail', mail],
  ['section', section],
])
