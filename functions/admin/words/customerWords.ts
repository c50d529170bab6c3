import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import type {VatCheck} from '../../billing/orders/order.ts'

type Words = {
  access: Record<string, string>
  scheme: string
  reverseCharge: string
  check: string
  states: Record<VatCheck['state'] | 'due', string>
  request: string
}

/** The words about the business that ordered. */
export const CUSTOMER_WORDS: Record<StaffLanguage, Words> = {
  nl: {
    access: {
      script: 'een regel in de pagina’s',
      login: 'een account bij de website',
      together: 'samen met iemand van ons',
    },
    scheme: 'Btw',
    reverseCharge: 'verlegd',
    check: 'Btw-nummer nagekeken',
    states: {
      due: 'nog niet; dat gebeurt vanzelf na de betaling',
      valid: 'bestaat volgens VIES',
      refused: 'VIES kent dit nummer niet',
      unanswered: 'VIES heeft nog niet geantwoord; we vragen het opnieuw',
    },
    request: 'Vraag {id}, {at}',
  },
  en: {
    access: {script: 'a line in the pages', login: 'an account with the website', together: 'together with one of us'},
    scheme: 'VAT',
    reverseCharge: 'reverse charge',
    check: 'VAT number checked',
    states: {
      due: 'not yet; this happens by itself after the payment',
      valid: 'exists, says VIES',
      refused: 'VIES does not know this number',
      unanswered: 'VIES has not answered yet; we ask again',
    },
    request: 'Question {id}, {at}',
  },
}
