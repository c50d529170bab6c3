import {byLanguage, type Pair} from '../../domain/texts/byLanguage.ts'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import {fill} from '../../domain/texts/placeholders.ts'
import type {Checked, CheckName, Figure, FigureName} from './checks.ts'

/** A check in words, its first step, and its heading in docs/runbook.md. */
export const CHECK_WORDS = byLanguage({
  checkout: {
    title: ['Bestellen', 'Checkout'],
    wrong: [
      'Klanten kunnen niet bestellen, of een paar bestellingen zijn mislukt.',
      'Customers cannot buy, or some purchases failed.',
    ],
    first: [
      'Open een bestelpagina en bestel. Lukt dat niet: kijk op status.mollie.com en sanity-status.com, en zet daarna terug wat het laatst is gepubliceerd.',
      'Open a checkout page and buy. If that fails, look at status.mollie.com and sanity-status.com, then take back what was published last.',
    ],
  },
  webhook: {
    title: ['Meldingen van Mollie', 'Webhook'],
    wrong: [
      'Mollie meldt betalingen die we niet konden verwerken.',
      'Mollie reports payments that could not be recorded.',
    ],
    first: [
      'Zoek in de log naar payment.settle_failed: de code zegt of de database of Mollie weg is. Mollie herhaalt elke melding 26 uur; klanten zijn niets kwijt.',
      'Search the log for payment.settle_failed: its code says whether the database or Mollie is away. Mollie repeats each call for 26 hours; no customer loses anything.',
    ],
  },
  mail: {
    title: ['E-mail', 'Mail'],
    wrong: ['De mailserver weigert mails al ruim een uur.', 'The mail server has refused mails for over an hour.'],
    first: [
      'Draai npm run doctor en lees de regel Mail server: meestal is het wachtwoord veranderd of het tegoed op. Mails worden drie dagen lang opnieuw geprobeerd.',
      'Run npm run doctor and read the line Mail server: usually the password changed or the credit is used up. Mails are retried for three days.',
    ],
  },
  jobs: {
    title: ['Taken op de achtergrond', 'Background jobs'],
    wrong: [
      'De taken op de achtergrond komen niet af, of een betaalde bestelling heeft na een uur nog geen abonnement.',
      'The background jobs do not finish, or a paid order has had no subscription for an hour.',
    ],
    first: [
      'Draai npm run orders -- reconcile. Meldt dat een fout, zoek dan in de log naar job.step_failed; meldt het niets, kijk dan of de klok nog loopt (Netlify → Functions → reconcile; op een eigen server: job.failed in de log).',
      'Run npm run orders -- reconcile. If it reports a failure, search the log for job.step_failed; if it does not, see whether the clock still runs (Netlify → Functions → reconcile; on a server of your own: job.failed in the log).',
    ],
  },
  invoices: {
    title: ['Facturen', 'Invoices'],
    wrong: ['Facturen hadden op de 15e gemaakt moeten zijn.', 'Invoices should have been issued by the 15th.'],
    first: [
      'Open in het beheer “Factuur te maken” en vul per klant in wat ontbreekt; de factuur volgt dan vanzelf.',
      'Open “To be invoiced” in the back office and fill in what each customer lacks; the invoice then follows by itself.',
    ],
  },
  chargebacks: {
    title: ['Terugboekingen', 'Chargebacks'],
    wrong: ['Banken boekten deze week meer terug dan gewoon is.', 'Banks charged back more than usual this week.'],
    first: [
      'Open de bestellingen die iemand nodig hebben en vergelijk bedrag, dag en pakket: gelijk betekent een fout van ons, verschillend dat klanten de afschrijving niet herkennen.',
      'Open the orders that need a person and compare amount, day and plan: alike means a fault of ours, different means that customers do not recognise the debit.',
    ],
  },
} satisfies Record<CheckName, Record<'title' | 'wrong' | 'first', Pair>>)

/** Numbers of the checks. */
const FIGURE_WORDS = byLanguage({
  closed: ['redenen waarom niemand kan bestellen', 'reasons why nobody can buy'],
  failedPurchases: ['mislukte bestellingen in een uur', 'failed purchases in an hour'],
  failedWebhooks: ['mislukte meldingen in een uur', 'failed webhook calls in an hour'],
  lateMails: ['mails die langer dan een uur wachten', 'mails waiting for over an hour'],
  minutesSinceRun: ['minuten sinds de laatste keer', 'minutes since the last run'],
  lateSubscriptions: ['betaalde bestellingen zonder abonnement', 'paid orders without a subscription'],
  lateInvoices: ['facturen te laat', 'invoices late'],
  chargebacks: ['terugboekingen in een week', 'chargebacks in a week'],
} satisfies Record<FigureName, Pair>)

/** The heading of docs/runbook.md about a check. */
export const runbookHeading = (name: CheckName) => `Alarm: ${name}`

const BEYOND = byLanguage(['{what}: {now}, alarm vanaf {limit}', '{what}: {now}, alarm from {limit}'] as const)

/** The numbers of a check that are beyond their limits, in words. */
export const numbersBeyond = ({figures}: Checked, language: StaffLanguage): string[] =>
  Object.entries(figures)
    .filter(([, {now, limit}]) => now >= limit)
    .map(([name, figure]) => figureInWords(name as FigureName, figure, language))

/** A number of a check with its limit. */
export const figureInWords = (name: FigureName, {now, limit}: Figure, language: StaffLanguage): string =>
  fill(BEYOND[language], {
    what: FIGURE_WORDS[language][name],
    now: Number.isFinite(now) ? String(Math.floor(now)) : '–',
    limit: String(limit),
  })
