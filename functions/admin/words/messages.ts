import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of the pages of messages that visitors sent. */
export const MESSAGE_WORDS = byLanguage({
  messages: {
    title: ['Berichten', 'Messages'],
    intro: [
      'Wat bezoekers met een formulier van de site hebben verstuurd. Elk bericht wordt na {days} dagen vanzelf verwijderd.',
      'What visitors sent with a form of the site. Each message is deleted by itself after {days} days.',
    ],
    filters: ['Welke berichten', 'Which messages'],
    open: ['Nog niet afgehandeld', 'Not handled yet'],
    all: ['Alle berichten', 'All messages'],
    noneOpenTitle: ['Alles is afgehandeld', 'Everything is handled'],
    noneOpen: [
      'Er is geen bericht waar nog iemand op wacht.',
      'There is no message that somebody still waits for an answer to.',
    ],
    noneTitle: ['Er zijn nog geen berichten', 'There are no messages yet'],
    none: [
      'Zodra iemand een formulier van de site verstuurt, staat het hier en krijg je een mail.',
      'As soon as somebody sends a form of the site, it is here and you get a mail.',
    ],
    older: ['Eerdere berichten', 'Earlier messages'],
    newest: ['Terug naar de nieuwste', 'Back to the newest'],
    back: ['Alle berichten', 'All messages'],
    unknownTitle: ['Dit bericht is er niet', 'There is no such message'],
    unknown: [
      'Het is verwijderd, of de link is niet heel overgekomen.',
      'It was deleted, or the link did not come across whole.',
    ],
    state: ['Status', 'Status'],
    sent: ['Verstuurd', 'Sent'],
    language: ['Taal van de pagina', 'Language of the page'],
    mail: ['Mail aan ons', 'Mail to us'],
    mailStates: {
      pending: ['nog niet verstuurd; we proberen het opnieuw', 'not sent yet; we try again'],
      unconfirmed: ['verstuurd, maar de mailserver heeft dat niet bevestigd', 'sent, not confirmed by the mail server'],
      sent: ['verstuurd', 'sent'],
      'given up': ['geweigerd door de mailserver', 'refused by the mail server'],
    },
    empty: ['(leeg)', '(empty)'],
    reply: ['Antwoord per mail', 'Answer by mail'],
    call: ['Bel {phone}', 'Call {phone}'],
    handled: ['Afgehandeld', 'Handled'],
    isOpen: ['Open', 'Open'],
    handledBy: ['Afgehandeld door {name}, {moment}', 'Handled by {name}, {moment}'],
    handle: ['Is afgehandeld', 'Mark as handled'],
    reopen: ['Toch niet afgehandeld', 'Not handled after all'],
    doneHandled: ['Het bericht is afgehandeld.', 'The message is handled.'],
    doneReopened: ['Het bericht staat weer open.', 'The message is open again.'],
    doneDeleted: ['Het bericht is verwijderd.', 'The message was deleted.'],
    delete: ['Verwijder dit bericht', 'Delete this message'],
    deleteText: [
      'Het bericht is dan weg, ook uit de export van persoonsgegevens. De mail die je ervan kreeg, blijft.',
      'The message is gone then, from the export of personal data too. The mail that you got about it stays.',
    ],
    deleteNow: ['Verwijder het', 'Delete it'],
  },
})
