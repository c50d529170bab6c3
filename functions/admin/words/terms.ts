import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the page on which new terms are announced. */
export const TERMS_WORDS = byLanguage({
  terms: {
    title: ['Voorwaarden', 'Terms'],
    intro: [
      'Nieuwe klanten krijgen de voorwaarden die op de site staan. Lopende klanten mail je erover, zoals de voorwaarden beloven. Schrijf eerst in de Studio, bij E-\u2060mails, wat er verandert.',
      'New customers get the terms that are on the site. Running customers are mailed about them, as the terms promise. First write in the Studio, under E-\u2060mails, what changes.',
    ],
    version: ['Op de site', 'On the site'],
    day: ['Eerste dag voor lopende klanten', 'First day for running customers'],
    dayHint: ['Niet eerder dan {earliest}.', 'Not before {earliest}.'],
    seen: [
      'Ik heb de tekst van de mail en de dag nagekeken: {count} klanten krijgen hem, en dat is niet terug te draaien.',
      'I have checked the text of the mail and the day: {count} customers get it, which cannot be undone.',
    ],
    button: ['Mail {count} klanten', 'Mail {count} customers'],
    tooSoon: ['Kies een dag vanaf {earliest}.', 'Choose a day from {earliest} on.'],
    announced: [
      'Aangekondigd op {at} door {by}: vanaf {day} gelden ze ook voor lopende klanten.',
      'Announced on {at} by {by}: from {day} they hold for running customers too.',
    ],
    earlier: [
      'Sinds de laatste aankondiging is de tekst veranderd.',
      'The text has changed since the last announcement.',
    ],
    unavailable: [
      'De voorwaarden zijn nu niet te lezen. Probeer het over een paar minuten opnieuw.',
      'The terms cannot be read just now. Try again in a few minutes.',
    ],
    sent: ['Verstuurd', 'Sent'],
    pending: ['Wordt verstuurd', 'Being sent'],
    waiting: ['Nog niet aan de beurt', 'Not yet begun'],
    failed: ['Niet te bezorgen', 'Could not be delivered'],
  },
})
