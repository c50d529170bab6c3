import {byLanguage, type Pair} from '../../../domain/texts/byLanguage.ts'
import type {AlertKind} from '../../billing/orders/alerts.ts'

/** The words of alerts. */
export const ALERT_WORDS = byLanguage({
  alerts: {
    notRefunded: [
      '{id} is dubbel betaald, en Mollie weigert de terugbetaling. We proberen het nog een paar keer; lukt het niet, betaal het dan terug bij Mollie.',
      '{id} was paid twice, and Mollie refuses the refund. We try a few more times; if that does not help, refund it at Mollie.',
    ],
    refundFailed: [
      'Een terugbetaling van {id} is bij Mollie mislukt: {amount} is niet aangekomen. Vraag de klant om een rekening, of probeer het hier opnieuw.',
      'A refund of {id} failed at Mollie: {amount} did not arrive. Ask the customer for an account number, or try again here.',
    ],
    madeAgain: [
      'Deze bestelling ontbrak en is opnieuw gemaakt uit wat Mollie weet. Kijk of pakket, periode en bedragen kloppen.',
      'This order was missing, and was restored from what Mollie knows. Check plan, period and amounts.',
    ],
    refused: [
      '{id} is betaald maar hoort niet bij deze bestelling: {why}. Kijk naar allebei.',
      '{id} was paid but does not belong to this order: {why}. Check both.',
    ],
    chargedBack: [
      '{id} is teruggeboekt door de bank van de klant: {amount} in totaal. De factuur blijft openstaan. Vraag de klant om te betalen, of boek het bedrag af.',
      '{id} was charged back by the customer’s bank: {amount} in total. The invoice stays open. Ask the customer to pay, or write the amount off.',
    ],
    underway: [
      '{id} was al onderweg toen de klant opzegde. Betaal het terug als het binnenkomt, tenzij de periode is gebruikt.',
      '{id} was under way when the customer cancelled. Refund it when it arrives, unless the period was used.',
    ],
    afterCancellation: [
      '{id} is betaald na de opzegging. Betaal het terug als er daarna is afgeschreven.',
      '{id} was paid after the cancellation. Refund it if it was collected after that.',
    ],
    notRepriced: [
      'Mollie verandert het bedrag niet in {amount}. Bekijk het abonnement daar.',
      'Mollie does not change the amount to {amount}. Check the subscription there.',
    ],
    notCollected: [
      'Het abonnement ({id}) begon later dan het had gemoeten: {amount} over eerdere periodes is niet afgeschreven. Overleg met de klant, of laat het zo.',
      'The subscription ({id}) began later than it should have: {amount} for earlier periods was not collected. Talk to the customer, or leave it.',
    ],
    mailRefused: [
      'De e-mail ‘{mail}’ is dagenlang geweigerd en opgegeven. Verbeter het adres, of schrijf de klant op een andere manier.',
      'The mail ‘{mail}’ was refused for days and has been given up. Correct the address, or reach the customer in another way.',
    ],
    mailUnconfirmed: [
      'De mailserver nam de mail ‘{mail}’ twee keer aan en heeft dat niet bevestigd. De nieuwe prijs gaat niet in, want niemand weet of de klant ervan gelezen heeft. Stuur de mail opnieuw, of bereik de klant op een andere manier.',
      'The mail server took the mail ‘{mail}’ twice and never said so. The new price is not made, since nobody knows whether the customer read it. Send the mail again, or reach the customer in another way.',
    ],
    subscriptionStopped: [
      'Bij Mollie liep nog abonnement {id}, dat hier niet loopt. Het is daar stopgezet. Kijk of er te veel is afgeschreven.',
      'Subscription {id} was still running at Mollie, but not here. It was stopped there. Check whether too much was collected.',
    ],
    subscriptionLost: [
      'Mollie schrijft abonnement {id} niet meer af, terwijl niemand het hier heeft opgezegd. Misschien is de machtiging ingetrokken. Neem contact op met de klant, of zeg het hier op.',
      'Mollie no longer collects subscription {id}, though nobody cancelled it here. The mandate may have been revoked. Talk to the customer, or cancel it here.',
    ],
    notSubscribed: [
      'De klant heeft betaald, maar Mollie begint geen abonnement: er is geen geldige machtiging (meer). Het wordt elk uur opnieuw geprobeerd. Neem contact op met de klant; of betaal terug en laat de klant opnieuw bestellen.',
      'The customer has paid, but Mollie starts no subscription: there is no valid mandate (any more). It is tried again every hour. Talk to the customer; or refund, and have the customer order again.',
    ],
    detailsMissing: [
      'De klant heeft na de vragen per e-mail nog niet alles verteld wat nodig is om te beginnen. Bel of schrijf de klant.',
      'Even after our reminders the customer has not provided everything that is needed to begin. Call or write to them.',
    ],
    invoiceMissing: [
      'De klant betaalt door zonder factuur: adres of bedrijf ontbreekt. De klant is gevraagd; vraag het ook zelf, en vul het hier in bij ‘Bedrijfsgegevens aanpassen’.',
      'The customer goes on paying without an invoice: address or company is missing. The customer was asked; ask as well, and fill it in here at ‘Change company details’.',
    ],
    vatRefused: [
      'VIES, het Europese register, kent het btw-nummer van deze klant niet, terwijl er zonder btw is betaald. De klant kan het goede nummer invullen op de eigen pagina, en jij hieronder bij ‘Bedrijfsgegevens aanpassen’; het wordt dan opnieuw gevraagd. Blijft het onbekend, dan is de btw over wat betaald is voor ons: stort terug wat je niet zo wilt laten en zeg het abonnement op, of maak het btw-nummer hieronder leeg: dan rekenen we btw, en kun je de facturen rechtzetten.',
      'VIES, the European register, does not know this customer’s VAT number, though no VAT was paid. The customer can enter the right number on the customer’s page, and you under ‘Change company details’ below; it is looked up again then. If it stays unknown, the VAT on what was paid is ours: refund what should not stand and cancel the subscription, or empty the VAT number below: we then charge VAT, and you can settle the invoices.',
    ],
    vatNumberChanged: [
      'Het btw-nummer is aangepast. Op deze facturen staat nog het oude: {id}. Moet de klant nieuwe facturen, maak ze dan hieronder bij ‘Facturen en btw rechtzetten’.',
      'The VAT number was changed. These invoices still name the old one: {id}. If the customer needs new ones, make them under ‘Settle invoices and VAT’ below.',
    ],
    invoiceLetters: [
      'De factuur wacht: in het adres van deze klant staat {letters}, wat op een factuur niet te zien is. Vraag de klant om een schrijfwijze in Latijnse, Griekse of cyrillische letters; is die opgeslagen, dan komt de factuur vanzelf. Handel je dit af, dan komt de factuur zonder die tekens.',
      'The invoice waits: this customer’s address has {letters}, which an invoice cannot show. Ask the customer to write it in Latin, Greek or Cyrillic letters; once that is saved, the invoice comes by itself. If you deal with this, the invoice comes without these characters.',
    ],
    peppolRefused: [
      '{id} is niet via Peppol bezorgd; de reden staat bij ‘Facturen’. De klant heeft het document per e-mail. Klopt het KvK- of btw-nummer niet, pas het dan aan bij ‘Bedrijfsgegevens aanpassen’: volgende documenten gaan daarheen. Dit document kun je hier als UBL downloaden en zelf sturen.',
      '{id} was not delivered by Peppol; the reason is under ‘Invoices’. The customer has the document by mail. If the KvK or VAT number is wrong, correct it under ‘Change company details’: later documents go there. You can download this one here as UBL and send it yourself.',
    ],
    vatUnanswered: [
      'VIES, het Europese register, zegt al dagen niet of het btw-nummer van deze klant bestaat ({id}). Kijk het na op de site van VIES; we vragen het intussen elke dag opnieuw.',
      'VIES, the European register, has not said for days whether this customer’s VAT number exists ({id}). Look it up on the VIES website; we ask again every day.',
    ],
  } satisfies Record<AlertKind, Pair>,
  /** Why a payment cannot be one of the order. */
  mismatches: {
    mode: ['test en echt zijn door elkaar gehaald', 'test and live are mixed'],
    amount: ['een ander bedrag', 'a different amount'],
    customer: ['een andere klant', 'a different customer'],
    subscription: ['een ander abonnement', 'a different subscription'],
  },
})
