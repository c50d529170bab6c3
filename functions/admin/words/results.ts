import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of what actions came to. */
export const RESULT_WORDS = byLanguage({
  done: {
    discounted: ['De korting is afgesproken.', 'The discount is agreed.'],
    planBegun: [
      'De afschrijving is begonnen. De overstap geldt zodra die is betaald; de klant krijgt een e-mail.',
      'The collection has begun. The change holds as soon as it is paid; the customer gets a mail.',
    ],
    planChanged: ['De overstap is vastgelegd.', 'The change is confirmed.'],
    changeWithdrawn: ['De overstap is ingetrokken.', 'The change was withdrawn.'],
    refundedAndCancelled: [
      'De terugbetaling is doorgegeven aan Mollie, en het abonnement is opgezegd.',
      'The refund was passed on to Mollie, and the subscription is cancelled.',
    ],
    asked: ['De klant is gevraagd om te betalen.', 'The customer was asked to pay.'],
    askedLater: [
      'De vraag om te betalen staat klaar. De mailserver nam hem nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'The customer is asked to pay. The mail server did not take the mail yet; it is tried again by itself.',
    ],
    writtenOff: ['Het bedrag is afgeboekt.', 'The amount is written off.'],
    writtenOffLater: [
      'Het bedrag is afgeboekt. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'The amount is written off. The mail server did not take the mail yet; it is tried again by itself.',
    ],
    refunded: ['De terugbetaling is doorgegeven aan Mollie.', 'Mollie has accepted the refund.'],
    resent: ['De e-mail is verstuurd.', 'The mail has been sent.'],
    resentLater: [
      'De e-mail staat klaar, maar de mailserver nam hem niet aan. Hij wordt vanzelf nog eens geprobeerd.',
      'The mail is ready, but the mail server did not accept it. It will be tried again automatically.',
    ],
    businessCorrected: [
      'De bedrijfsgegevens zijn aangepast, en de klant heeft er een e-mail over gekregen. Een ander btw-nummer wordt vanzelf nagekeken.',
      'The company details are changed, and the customer was told by mail. Another VAT number is looked up by itself.',
    ],
    businessCorrectedLater: [
      'De bedrijfsgegevens zijn aangepast. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'The company details are changed. The mail server did not take the e-mail yet; it is tried again by itself.',
    ],
    reinvoiced: [
      'De nieuwe facturen en creditnota’s zijn gemaakt en gemaild. Btw die terug moet, gaat via Mollie.',
      'The new invoices and credit notes are issued and mailed. VAT that is to go back goes through Mollie.',
    ],
    reinvoicedLater: [
      'Het staat klaar. Mollie of de mailserver is nu niet te bereiken; de rest volgt vanzelf.',
      'It is noted. Mollie or the mail server cannot be reached now; the rest follows by itself.',
    ],
    addressCorrected: ['Het e-mailadres is aangepast.', 'The e-mail address has been changed.'],
    addressCorrectedLater: [
      'Het e-mailadres is aangepast. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'The e-mail address has been changed. The mail server has not accepted the mail yet; it will be tried again automatically.',
    ],
    cancelled: ['Het abonnement is opgezegd.', 'The subscription has been cancelled.'],
    cancelledLater: [
      'Het abonnement is opgezegd. De mailserver nam de bevestiging nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'The subscription has been cancelled. The mail server has not accepted the confirmation yet; it will be tried again automatically.',
    ],
    resumed: ['Het abonnement loopt weer door.', 'The subscription goes on.'],
    resumedLater: [
      'Het abonnement loopt weer door. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'The subscription goes on. The mail server has not accepted the mail yet; it will be tried again automatically.',
    ],
    withdrawn: ['De links in eerdere e-mails werken niet meer.', 'The links in earlier mails no longer work.'],
    settled: [
      'Alles is opgehaald bij Mollie; deze bestelling is bijgewerkt.',
      'Everything has been fetched from Mollie; this order is up to date.',
    ],
    noted: ['De notitie is bewaard.', 'The note has been saved.'],
    dealtWith: ['De melding is afgehandeld.', 'Marked as dealt with.'],
    marked: ['Genoteerd. De klant heeft er een e-mail over gekregen.', 'Noted. The customer has been told by mail.'],
    markedLater: [
      'Genoteerd. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'Noted. The mail server has not accepted the mail yet; it will be tried again automatically.',
    ],
  },
  problems: {
    title: ['Dat is niet gelukt', 'That did not work'],
    mollieAway: [
      'Mollie is nu niet te bereiken. Probeer het over een paar minuten opnieuw; er gebeurt niets dubbel.',
      'Mollie cannot be reached at the moment. Try again in a few minutes; nothing happens twice.',
    ],
    refundedNotCancelled: [
      'Het bedrag is terugbetaald, maar het abonnement loopt nog: Mollie antwoordde niet. Zeg het hieronder op.',
      'The amount is refunded, but the subscription still runs: Mollie did not answer. Cancel it below.',
    ],
    mollieRefused: ['Mollie weigerde het: {reason}', 'Mollie refused it: {reason}'],
    settledLater: [
      'Niet alles kon worden opgehaald of verstuurd: Mollie of de mailserver is nu niet te bereiken. Probeer het later opnieuw.',
      'Not everything could be fetched or sent: Mollie or the mail server cannot be reached at the moment. Try again later.',
    ],
    changed: [
      'Er is inmiddels al iets van deze betaling teruggegaan. Kijk naar het nieuwe bedrag hieronder. Er is nu niets terugbetaald.',
      'Part of this payment has been returned in the meantime. Check the new amount below. Nothing was refunded now.',
    ],
    noAmount: [
      'Vul een bedrag in tussen € 0,01 en {left}, zoals 49,95.',
      'Enter an amount between €0.01 and {left}, such as 49.95.',
    ],
    notRefundable: ['Van deze betaling kan niets terug.', 'Nothing of this payment can be refunded.'],
    noAddress: [
      'Vul een volledig e-mailadres in, zoals naam@bedrijf.nl.',
      'Enter a complete e-mail address, such as name@company.com.',
    ],
    wrongDetail: [
      'Dit klopt niet, of hoort niet bij het gekozen land. Er is niets veranderd.',
      'This is not right, or not of the chosen country. Nothing was changed.',
    ],
    changesVat: [
      'Met deze gegevens verandert de btw, en er is nog niets betaald. Laat de klant opnieuw bestellen, dan klopt de btw.',
      'These details change the VAT, and nothing is paid yet. Have the customer order again, so that the VAT is right.',
    ],
    vatUnderway: [
      'Met deze gegevens verandert de btw. Dat kan niet zolang er iets openstaat, wordt afgeschreven (ook op de dag ervoor) of gaat veranderen, een factuur wacht, of VIES het nummer niet kent. Probeer het daarna; er is nu niets veranderd.',
      'These details change the VAT. That cannot be while something is overdue, collected (or will be tomorrow) or about to change, an invoice waits, or VIES does not know the number. Try again after that; nothing was changed now.',
    ],
    otherInvoices: [
      'Er is inmiddels iets veranderd. Kijk hieronder wat er nu volgt; er is nu niets gedaan.',
      'Something has changed meanwhile. See below what follows now; nothing was done.',
    ],
    noDiscount: [
      'Vul een heel percentage van 1 tot 99 in, en een naam voor de klant.',
      'Enter a whole percentage from 1 to 99, and a name for the customer.',
    ],
    noDay: ['Kies een dag die nog komt.', 'Choose a day that is still to come.'],
    notResumed: [
      'Mollie schrijft nog niet weer af; misschien is er geen machtiging meer. We proberen het vanzelf opnieuw zolang het kan.',
      'Mollie does not collect again yet; there may be no mandate any more. We try again by ourselves while that is possible.',
    ],
    noMandate: [
      'Bij Mollie is geen machtiging die nu werkt. Stuur de klant de link naar de eigen pagina (E-mails, Opnieuw sturen): daar kan de klant het zelf betalen.',
      'Mollie has no mandate that works now. Send the customer the link to their page (Mails, Send again): there the customer can pay it.',
    ],
    emptyNote: ['Schrijf eerst een notitie.', 'Write a note first.'],
    noNote: ['Schrijf op waarom, of wat er gedaan is.', 'Write down why, or what was done.'],
    notPossible: ['Dat kan bij deze bestelling niet (meer).', 'That is not possible with this order, or no longer.'],
    expired: [
      'Deze pagina was verlopen, dus er is niets gedaan. Probeer het opnieuw.',
      'This page was out of date, so nothing was done. Please try again.',
    ],
    foreign: [
      'Dit verzoek kwam van een andere website. Er is niets gedaan.',
      'This request came from another website. Nothing was done.',
    ],
    failed: [
      'Er ging iets mis. Probeer het over een paar minuten opnieuw. Het logboek zegt meer.',
      'Something went wrong. Try again in a few minutes. The log says more.',
    ],
    unavailable: [
      'Het beheer is nu niet beschikbaar: een instelling ontbreekt of de database is niet te bereiken. Het logboek noemt wat.',
      'The back office is not available at the moment: a setting is missing or the database cannot be reached. The log names it.',
    ],
  },
})
