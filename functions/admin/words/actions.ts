import type {StaffLanguage} from '../../../domain/texts/languages.ts'

const nl = {
  actions: {
    note: 'Waarom',
    noteHint: 'Komt in de geschiedenis. Schrijf hier niets persoonlijks.',
    optional: 'mag leeg blijven',
    connected: 'Melden dat we op de website staan',
    connectedText:
      'Onze laag staat op de website van de klant. De klant leest het in een e-mail en op de eigen pagina.',
    connectedButton: 'Klaar: staat op de website',
    live: 'Melden dat de eerste verbeteringen live zijn',
    liveText:
      'De eerste verbeteringen zijn te zien op de website. De klant leest het in een e-mail en op de eigen pagina.',
    liveButton: 'Klaar: live',
    refund: 'Terugbetalen: {payment}',
    refundText:
      'Er kan nog {left} van {payment} terug. Het abonnement loopt door; zeg dat apart op als dat de bedoeling is.',
    amount: 'Bedrag in euro’s',
    check: 'Verder',
    confirmRefundTitle: 'Dit bedrag terugbetalen?',
    confirmRefund: '{amount} van {payment} gaat terug naar {customer}. Dat kan niet ongedaan worden gemaakt.',
    confirmRefundButton: 'Betaal {amount} terug',
    keep: 'Niet doen',
    resend: 'Opnieuw versturen',
    resendText: 'De e-mail gaat naar {email}.',
    business: 'Bedrijfsgegevens aanpassen',
    businessText:
      'Deze gegevens staan op facturen; facturen die er al zijn, veranderen niet. Een ander btw-nummer wordt opnieuw gevraagd aan VIES.',
    businessButton: 'Bewaar deze gegevens',
    address: 'E-mailadres verbeteren',
    addressText:
      'Alles wat hierna komt, gaat naar het nieuwe adres. Bij een betaalde bestelling gaat de bevestiging er meteen naartoe.',
    newAddress: 'Nieuw e-mailadres',
    addressButton: 'Adres aanpassen',
    newDay: 'Een nieuwe dag beloven',
    newDayText:
      'Als de eerste verbeteringen later zijn dan beloofd. De klant krijgt een e-mail met onze excuses en de nieuwe dag.',
    newDayLabel: 'Uiterlijk live op',
    newDayButton: 'Beloof deze dag',
    cancelToo: 'Het abonnement loopt door. Zeg het ook op.',
    askToPay: 'Vragen om {amount} opnieuw te betalen',
    askToPayText:
      '{payment} is teruggeboekt door de bank van de klant. De klant krijgt een e-mail met een knop om {amount} te betalen; de factuur blijft dezelfde.',
    askToPayButton: 'Vraag om te betalen',
    writeOff: '{amount} afboeken',
    writeOffText:
      '{payment} is teruggeboekt en hoeft niet meer te worden betaald. Er komt een creditnota, die de klant krijgt. Dat kan niet ongedaan worden gemaakt.',
    writeOffButton: 'Boek af',
    cancel: 'Abonnement opzeggen',
    cancelText:
      'Er wordt niets meer afgeschreven. Het abonnement loopt tot {day}. De klant krijgt een bevestiging. Dit kan niet ongedaan worden gemaakt.',
    cancelUnpaidText:
      'Er is betaald tot {day}; de periode daarna niet. Het abonnement stopt meteen, en er wordt niets meer afgeschreven. De klant krijgt een bevestiging. Dit kan niet ongedaan worden gemaakt.',
    cancelButton: 'Zeg het abonnement op',
    withdraw: 'Links in e-mails intrekken',
    withdrawText:
      'De links in alle e-mails tot nu toe werken dan niet meer. De volgende e-mail heeft een nieuwe; verstuur zo nodig de bevestiging opnieuw.',
    withdrawButton: 'Trek de links in',
    settle: 'Opnieuw ophalen bij Mollie',
    settleText:
      'Haalt alle betalingen op bij Mollie en doet wat er nog ontbreekt: het abonnement, de e-mails. Niets gebeurt dubbel.',
    settleButton: 'Haal op',
    dealtWith: 'Markeer als afgehandeld',
    dealtWithText: 'De melding verdwijnt uit de lijst en blijft in de geschiedenis.',
    dealtWithNote: 'Wat is er gedaan?',
    dealtWithButton: 'Markeer als afgehandeld',
  },
  done: {
    refundedAndCancelled: 'De terugbetaling is doorgegeven aan Mollie, en het abonnement is opgezegd.',
    asked: 'De klant is gevraagd om te betalen.',
    askedLater:
      'De vraag om te betalen staat klaar. De mailserver nam hem nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
    writtenOff: 'Het bedrag is afgeboekt.',
    writtenOffLater:
      'Het bedrag is afgeboekt. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
    refunded: 'De terugbetaling is doorgegeven aan Mollie.',
    resent: 'De e-mail is verstuurd.',
    resentLater: 'De e-mail staat klaar, maar de mailserver nam hem niet aan. Hij wordt vanzelf nog eens geprobeerd.',
    businessCorrected: 'De bedrijfsgegevens zijn aangepast. Een ander btw-nummer wordt vanzelf nagekeken.',
    businessCorrectedLater:
      'De bedrijfsgegevens zijn aangepast. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
    addressCorrected: 'Het e-mailadres is aangepast.',
    addressCorrectedLater:
      'Het e-mailadres is aangepast. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
    cancelled: 'Het abonnement is opgezegd.',
    cancelledLater:
      'Het abonnement is opgezegd. De mailserver nam de bevestiging nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
    withdrawn: 'De links in eerdere e-mails werken niet meer.',
    settled: 'Alles is opgehaald bij Mollie; deze bestelling is bijgewerkt.',
    dealtWith: 'De melding is afgehandeld.',
    marked: 'Genoteerd. De klant heeft er een e-mail over gekregen.',
    markedLater: 'Genoteerd. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
  },
  problems: {
    title: 'Dat is niet gelukt',
    mollieAway: 'Mollie is nu niet te bereiken. Probeer het over een paar minuten opnieuw; er gebeurt niets dubbel.',
    mollieRefused: 'Mollie weigerde het: {reason}',
    settledLater:
      'Niet alles kon worden opgehaald of verstuurd: Mollie of de mailserver is nu niet te bereiken. Probeer het later opnieuw.',
    changed:
      'Er is inmiddels al iets van deze betaling teruggegaan. Kijk naar het nieuwe bedrag hieronder. Er is nu niets terugbetaald.',
    noAmount: 'Vul een bedrag in tussen € 0,01 en {left}, zoals 49,95.',
    notRefundable: 'Van deze betaling kan niets terug.',
    noAddress: 'Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.',
    wrongDetail: 'Dit klopt niet, of hoort niet bij het gekozen land. Er is niets veranderd.',
    changesVat:
      'Met dit land verandert de btw die is afgesproken. Zeg dit abonnement op en laat de klant opnieuw bestellen, dan klopt de btw.',
    noDay: 'Kies een dag die nog komt.',
    noNote: 'Schrijf op wat er gedaan is.',
    notPossible: 'Dat kan bij deze bestelling niet (meer).',
    expired: 'Deze pagina was verlopen, dus er is niets gedaan. Probeer het opnieuw.',
    foreign: 'Dit verzoek kwam van een andere website. Er is niets gedaan.',
    failed: 'Er ging iets mis. Probeer het over een paar minuten opnieuw. Het logboek zegt meer.',
    unavailable:
      'Het beheer is nu niet beschikbaar: een instelling ontbreekt of de database is niet te bereiken. Het logboek noemt wat.',
  },
}

const en: typeof nl = {
  actions: {
    note: 'Why',
    noteHint: 'It is shown in the history. Leave out anything personal.',
    optional: 'optional',
    connected: 'Report that we are on the website',
    connectedText:
      'Our layer is connected to the customer’s website. The customer is told by mail and on their own page.',
    connectedButton: 'Done: connected',
    live: 'Report that the first improvements are live',
    liveText: 'The first improvements can be seen on the website. The customer is told by mail and on their own page.',
    liveButton: 'Done: live',
    refund: 'Refund: {payment}',
    refundText:
      '{left} of {payment} can still be refunded. The subscription continues; cancel it separately if you want to.',
    amount: 'Amount in euros',
    check: 'Continue',
    confirmRefundTitle: 'Refund this amount?',
    confirmRefund: '{amount} of {payment} goes back to {customer}. This cannot be undone.',
    confirmRefundButton: 'Refund {amount}',
    keep: 'Go back',
    resend: 'Send again',
    resendText: 'The mail goes to {email}.',
    business: 'Change company details',
    businessText:
      'Invoices name these details; invoices that are there already do not change. VIES is asked again about another VAT number.',
    businessButton: 'Save these details',
    address: 'Correct the e-mail address',
    addressText:
      'Everything from now on goes to the new address. If the order is paid, the confirmation is sent there at once.',
    newAddress: 'New e-mail address',
    addressButton: 'Change the address',
    newDay: 'Promise a new day',
    newDayText:
      'When the first improvements are later than promised. The customer gets a mail with our apologies and the new day.',
    newDayLabel: 'Live on, at the latest',
    newDayButton: 'Promise this day',
    cancelToo: 'The subscription runs on. Cancel it as well.',
    askToPay: 'Ask to pay {amount} again',
    askToPayText:
      '{payment} was charged back by the customer’s bank. The customer gets a mail with a button to pay {amount}; the invoice stays the same.',
    askToPayButton: 'Ask to pay',
    writeOff: 'Write off {amount}',
    writeOffText:
      '{payment} was charged back and need not be paid any more. A credit note is issued, which the customer gets. This cannot be undone.',
    writeOffButton: 'Write off',
    cancel: 'Cancel the subscription',
    cancelText:
      'Nothing more will be collected. The subscription runs until {day}. The customer receives a confirmation. This cannot be undone.',
    cancelUnpaidText:
      'It is paid until {day}; the period after that is not. The subscription ends at once, and nothing more will be collected. The customer receives a confirmation. This cannot be undone.',
    cancelButton: 'Cancel the subscription now',
    withdraw: 'Withdraw links in mails',
    withdrawText:
      'The links in all mails so far stop working. The next mail has a new one; send the confirmation again if needed.',
    withdrawButton: 'Withdraw the links',
    settle: 'Fetch from Mollie again',
    settleText:
      'Fetches all payments from Mollie and does whatever is still missing, such as the subscription or a mail. Nothing happens twice.',
    settleButton: 'Fetch',
    dealtWith: 'Mark as dealt with',
    dealtWithText: 'It leaves the list and stays in the history.',
    dealtWithNote: 'What was done?',
    dealtWithButton: 'Mark as dealt with',
  },
  done: {
    refundedAndCancelled: 'The refund was passed on to Mollie, and the subscription is cancelled.',
    asked: 'The customer was asked to pay.',
    askedLater: 'The customer is asked to pay. The mail server did not take the mail yet; it is tried again by itself.',
    writtenOff: 'The amount is written off.',
    writtenOffLater:
      'The amount is written off. The mail server did not take the mail yet; it is tried again by itself.',
    refunded: 'Mollie has accepted the refund.',
    resent: 'The mail has been sent.',
    resentLater: 'The mail is ready, but the mail server did not accept it. It will be tried again automatically.',
    businessCorrected: 'The company details are changed. Another VAT number is looked up by itself.',
    businessCorrectedLater:
      'The company details are changed. The mail server did not take the e-mail yet; it is tried again by itself.',
    addressCorrected: 'The e-mail address has been changed.',
    addressCorrectedLater:
      'The e-mail address has been changed. The mail server has not accepted the mail yet; it will be tried again automatically.',
    cancelled: 'The subscription has been cancelled.',
    cancelledLater:
      'The subscription has been cancelled. The mail server has not accepted the confirmation yet; it will be tried again automatically.',
    withdrawn: 'The links in earlier mails no longer work.',
    settled: 'Everything has been fetched from Mollie; this order is up to date.',
    dealtWith: 'Marked as dealt with.',
    marked: 'Noted. The customer has been told by mail.',
    markedLater: 'Noted. The mail server has not accepted the mail yet; it will be tried again automatically.',
  },
  problems: {
    title: 'That did not work',
    mollieAway: 'Mollie cannot be reached at the moment. Try again in a few minutes; nothing happens twice.',
    mollieRefused: 'Mollie refused it: {reason}',
    settledLater:
      'Not everything could be fetched or sent: Mollie or the mail server cannot be reached at the moment. Try again later.',
    changed:
      'Part of this payment has been returned in the meantime. Check the new amount below. Nothing was refunded now.',
    noAmount: 'Enter an amount between €0.01 and {left}, such as 49.95.',
    notRefundable: 'Nothing of this payment can be refunded.',
    noAddress: 'Enter a complete e-mail address, such as name@company.com.',
    wrongDetail: 'This is not right, or not of the chosen country. Nothing was changed.',
    changesVat:
      'This country changes the VAT that was agreed. Cancel this subscription and have the customer order again, so that the VAT is right.',
    noDay: 'Choose a day that is still to come.',
    noNote: 'Write down what was done.',
    notPossible: 'That is not possible with this order, or no longer.',
    expired: 'This page was out of date, so nothing was done. Please try again.',
    foreign: 'This request came from another website. Nothing was done.',
    failed: 'Something went wrong. Try again in a few minutes. The log says more.',
    unavailable:
      'The back office is not available at the moment: a setting is missing or the database cannot be reached. The log names it.',
  },
}

/** The words of actions, with their results. */
export const ACTION_WORDS: Record<StaffLanguage, typeof nl> = {nl, en}
