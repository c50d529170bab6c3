import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import type {Effect} from '../../billing/state/effects.ts'
import {STATES, type StateName} from '../../billing/state/stateOf.ts'

type Words = {
  why: string
  whyHint: string
  nothingNext: string
  atOnce: string
  states: Record<StateName, string>
  /** {payment}, {amount} and {mail} are those of the effect. */
  effects: Record<Effect['do'], string>
}

const nl: Words = {
  why: 'Waarom?',
  whyHint: 'De stand, en wat er vanzelf nog gebeurt.',
  nothingNext: 'Er gebeurt vanzelf niets meer.',
  atOnce: 'Nu',
  states: {
    awaitingPayment: 'De eerste betaling staat open.',
    notPaid: 'De eerste betaling is mislukt, verlopen of geannuleerd; de klant kan het opnieuw proberen.',
    duplicate: 'Een andere bestelling van dezelfde poging was al betaald: deze gaat terug naar de klant.',
    starting: 'Betaald; het abonnement moet nog bij Mollie gemaakt worden.',
    running: 'Mollie schrijft elke periode af; er staat niets open.',
    collecting: 'Een verlenging ligt bij de bank.',
    pausing: 'De klant heeft een pauze gevraagd, die begint als de betaalde periode voorbij is.',
    paused: 'De klant pauzeert: tot de afgesproken dag wordt niets afgeschreven.',
    overdue:
      'Een verlenging is mislukt. Na 3, 7 en 14 dagen schrijven we opnieuw af, na 18 staat het stil, na 32 eindigt het, als de bank meteen antwoordt: elke stap telt vanaf het antwoord op de vorige.',
    retrying: 'Een verlenging is mislukt, en een betaling ervan is onderweg: intussen schrijven we niets anders af.',
    chargedBack: 'De bank heeft een betaling teruggeboekt: we vragen de klant erom, en schrijven die niet opnieuw af.',
    onHold: 'Niet betaald: Mollie schrijft niets af tot de schuld betaald is.',
    restarting: 'Betaald nadat het stilstond; het abonnement moet nog opnieuw bij Mollie gemaakt worden.',
    missing: 'Mollie voert het niet meer uit, terwijl niemand het hier heeft opgezegd.',
    cancelled: 'Opgezegd; het loopt tot de laatste betaalde dag.',
    ending: 'Opgezegd terwijl een verlenging bij de bank lag.',
    resuming: 'De opzegging wordt ingetrokken.',
    ended: 'Opgezegd, en de laatste betaalde dag is voorbij.',
    owing: 'Opgezegd, en de bank heeft een betaling teruggeboekt die nog openstaat.',
  },
  effects: {
    subscribe: 'Abonnement maken bij Mollie',
    tellPause: 'De pauze doorgeven aan Mollie',
    refund: '{amount} van {payment} terugbetalen',
    collect: '{payment} opnieuw afschrijven, of om betaling vragen',
    hold: 'Abonnement stilzetten als {payment} dan niet betaald is',
    end: 'Abonnement beëindigen als {payment} dan niet betaald is',
    wait: 'Wachten op de uitkomst van {payment}',
    issueInvoice: 'Factuur of creditnota maken van {payment}',
    awaitDetails: 'De factuur van {payment} wacht op bedrijfsgegevens',
    send: 'E-mail versturen: {mail}',
    changePrice: 'Voortaan {amount} afschrijven',
    changePlan: 'Ander pakket of andere periode: voortaan {amount} afschrijven',
    renew: 'Mollie schrijft {amount} af',
    expire: 'Het abonnement eindigt',
  },
}

const en: Words = {
  why: 'Why?',
  whyHint: 'The state, and what will happen by itself.',
  nothingNext: 'Nothing more happens by itself.',
  atOnce: 'Now',
  states: STATES,
  effects: {
    subscribe: 'Make the subscription at Mollie',
    tellPause: 'Tell Mollie of the pause',
    refund: 'Refund {amount} of {payment}',
    collect: 'Collect {payment} again, or ask for it',
    hold: 'Put the subscription on hold if {payment} is not paid by then',
    end: 'End the subscription if {payment} is not paid by then',
    wait: 'Wait for the outcome of {payment}',
    issueInvoice: 'Make the invoice or credit note of {payment}',
    awaitDetails: 'The invoice of {payment} waits for company details',
    send: 'Send a mail: {mail}',
    changePrice: 'Collect {amount} from then on',
    changePlan: 'Another plan or period: collect {amount} from then on',
    renew: 'Mollie collects {amount}',
    expire: 'The subscription ends',
  },
}

export const BILLING_WORDS: Record<StaffLanguage, Words> = {nl, en}
