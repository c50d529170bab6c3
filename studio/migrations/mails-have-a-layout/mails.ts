const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const detail = (_key: string, label: ReturnType<typeof line>, value: string) => ({
  _key,
  _type: 'mailDetail',
  label,
  value: line(value, value),
})

const ORDER = detail('order', line('Bestelnummer', 'Order number'), '{orderNumber}')
const PLAN = detail('plan', line('Pakket', 'Plan'), '{plan}')
const PERIOD = detail('period', line('Periode', 'Period'), '{period}')
const PAID = [
  ORDER,
  PLAN,
  PERIOD,
  detail('exclVat', line('Bedrag excl. btw', 'Amount excl. VAT'), '{exclVat}'),
  detail('vat', line('Btw ({vatRate}%)', 'VAT ({vatRate}%)'), '{vat}'),
  detail('total', line('Betaald incl. btw', 'Paid incl. VAT'), '{total}'),
  detail('next', line('Volgende betaling', 'Next payment'), '{nextRenewalDate}'),
]
const OPEN = [
  ORDER,
  PLAN,
  PERIOD,
  detail('total', line('Nog te betalen incl. btw', 'Still to pay incl. VAT'), '{total}'),
  detail('until', line('Betalen kan tot', 'Can be paid until'), '{payUntil}'),
]
const SEE = line('Bekijk je abonnement', 'View your subscription')
const PAY = line('Nu betalen', 'Pay now')

/** Heading, table and button of each mail. */
export const MAILS: Readonly<Record<string, {heading: object; details: object[]; buttonLabel: object}>> = {
  confirmation: {
    heading: line('Je abonnement is gestart', 'Your subscription has started'),
    details: PAID,
    buttonLabel: SEE,
  },
  renewal: {
    heading: line('Je abonnement is verlengd', 'Your subscription has been renewed'),
    details: PAID,
    buttonLabel: SEE,
  },
  renewalAhead: {
    heading: line('Je abonnement wordt binnenkort verlengd', 'Your subscription renews soon'),
    details: [
      ORDER,
      PLAN,
      PERIOD,
      detail('next', line('We schrijven af op', 'We collect on'), '{nextRenewalDate}'),
      detail('total', line('Bedrag incl. btw', 'Amount incl. VAT'), '{total}'),
    ],
    buttonLabel: line('Bekijk of stop je abonnement', 'View or stop your subscription'),
  },
  renewalFailed: {
    heading: line('Je betaling is niet gelukt', 'Your payment did not go through'),
    details: OPEN,
    buttonLabel: PAY,
  },
  renewalReminder: {
    heading: line('Je betaling staat nog open', 'Your payment is still open'),
    details: OPEN,
    buttonLabel: PAY,
  },
  subscriptionPaused: {
    heading: line('Je abonnement staat stil', 'Your subscription is on hold'),
    details: OPEN,
    buttonLabel: PAY,
  },
  subscriptionEnded: {
    heading: line('Je abonnement is beëindigd', 'Your subscription has ended'),
    details: [ORDER, PLAN, PERIOD],
    buttonLabel: line('Opnieuw beginnen', 'Start again'),
  },
  refunded: {
    heading: line('Je krijgt geld terug', 'You are getting money back'),
    details: [ORDER, PLAN, PERIOD, detail('refunded', line('Teruggestort', 'Refunded'), '{refunded}')],
    buttonLabel: SEE,
  },
  cancellationConfirmed: {
    heading: line('Je opzegging is verwerkt', 'Your cancellation has been processed'),
    details: [ORDER, PLAN, PERIOD, detail('end', line('Loopt tot', 'Runs until'), '{endDate}')],
    buttonLabel: SEE,
  },
  priceChange: {
    heading: line('Je prijs verandert op {newFrom}', 'Your price changes on {newFrom}'),
    details: [
      ORDER,
      PLAN,
      PERIOD,
      detail('old', line('Nu, incl. btw', 'Now, incl. VAT'), '{oldTotal}'),
      detail('exclVat', line('Straks, excl. btw', 'Then, excl. VAT'), '{newExclVat}'),
      detail('vat', line('Btw ({newVatRate}%)', 'VAT ({newVatRate}%)'), '{newVat}'),
      detail('new', line('Straks, incl. btw', 'Then, incl. VAT'), '{newTotal}'),
      detail('from', line('Vanaf', 'From'), '{newFrom}'),
    ],
    buttonLabel: line('Bekijk of stop je abonnement', 'View or stop your subscription'),
  },
  addressCorrected: {
    heading: line('Je e-mailadres is aangepast', 'Your e-mail address has been changed'),
    details: [ORDER, PLAN, detail('email', line('E-mailadres', 'E-mail address'), '{customerEmail}')],
    buttonLabel: SEE,
  },
  addressReplaced: {
    heading: line('Dit e-mailadres is vervangen', 'This e-mail address was replaced'),
    details: [ORDER, PLAN],
    buttonLabel: line('Schrijf ons', 'Write to us'),
  },
}

/** Texts around every mail. */
export const FRAME = {
  questions: line(
    'Vragen? Beantwoord deze e-mail of schrijf naar {supportEmail}.',
    'Questions? Reply to this e-mail or write to {supportEmail}.',
  ),
  terms: line('Algemene voorwaarden', 'Terms and conditions'),
}

/** Paragraphs that shipped, and say what the table and the footer now say. */
export const SAID_ELSEWHERE: readonly string[] = [
  'Bestelnummer: {orderNumber}',
  'Pakket: {plan}',
  'Periode: {period}',
  'Bedrag excl. btw: {exclVat}',
  'Btw ({vatRate}%): {vat}',
  'Betaald incl. btw: {total}',
  'Volgende betaling: {nextRenewalDate}',
  '{company}, {address}. {supportEmail}, {phone}. KvK {kvk}, btw {vatNumber}.',
  'Order number: {orderNumber}',
  'Plan: {plan}',
  'Period: {period}',
  'Amount excl. VAT: {exclVat}',
  'VAT ({vatRate}%): {vat}',
  'Paid incl. VAT: {total}',
  'Next payment: {nextRenewalDate}',
  '{company}, {address}. {supportEmail}, {phone}. Chamber of Commerce {kvk}, VAT {vatNumber}.',
]

/** A list no longer follows. */
export const ANNOUNCED: readonly (readonly [string, string])[] = [
  [
    'Je betaling is verwerkt en je abonnement is gestart. Dit heb je besteld:',
    'Je betaling is verwerkt en je abonnement is gestart.',
  ],
  [
    'Your payment has been processed and your subscription has started. This is what you ordered:',
    'Your payment has been processed and your subscription has started.',
  ],
]
