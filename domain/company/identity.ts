import type {MailQueryResult} from '../content/content.types.ts'
import type {Localised} from '../texts/texts.ts'

type Settings = Localised<NonNullable<MailQueryResult['settings']>>

/** Sender of a mail or page: name and address, then contact and registration. */
export const identityOf = ({company, labels, phone}: Settings): readonly [string, string] => [
  `${company.legalName}, ${company.street}, ${company.postalCode} ${company.city}`,
  `${labels.phone} ${phone.display}, ${labels.kvk} ${company.kvk}, ${labels.vatNumber} ${company.vatNumber}`,
]
