import type {MailQueryResult} from '../content/content.types.ts'
import type {Localised} from '../texts/texts.ts'
import {onOneLine} from './phone.ts'

type Settings = Localised<NonNullable<MailQueryResult['settings']>>

/** Sender of a mail or page: name and address, then contact and registration. No line ends within a postal code or a telephone number. */
export const identityOf = ({company, labels, phone}: Settings): readonly [string, string] => [
  `${company.legalName}, ${company.street}, ${onOneLine(company.postalCode)} ${company.city}`,
  `${labels.phone} ${onOneLine(phone.display)}, ${labels.kvk} ${company.kvk}, ${labels.vatNumber} ${company.vatNumber}`,
]
