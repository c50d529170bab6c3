import {byLanguage} from '../../../domain/texts/byLanguage.ts'

/** The words of actions, with their results. */
export const ACTION_WORDS = byLanguage({
  actions: {
    note: ['Waarom', 'Why'],
    noteHint: [
      'Komt in de geschiedenis. Schrijf hier niets persoonlijks.',
      'It is shown in the history. Leave out anything personal.',
    ],
    optional: ['mag leeg blijven', 'optional'],
    connected: ['Melden dat we op de website staan', 'Report that we are on the website'],
    connectedText: [
      'Onze laag staat op de website van de klant. De klant leest het in een e-mail en op de eigen pagina.',
      'Our layer is connected to the customer’s website. The customer is told by mail and on their own page.',
    ],
    connectedButton: ['Klaar: staat op de website', 'Done: connected'],
    live: ['Melden dat de eerste verbeteringen live zijn', 'Report that the first improvements are live'],
    liveText: [
      'De eerste verbeteringen zijn te zien op de website. De klant leest het in een e-mail en op de eigen pagina.',
      'The first improvements can be seen on the website. The customer is told by mail and on their own page.',
    ],
    liveButton: ['Klaar: live', 'Done: live'],
    refund: ['Terugbetalen: {payment}', 'Refund: {payment}'],
    refundText: [
      'Er kan nog {left} van {payment} terug. Het abonnement loopt door; zeg dat apart op als dat de bedoeling is.',
      '{left} of {payment} can still be refunded. The subscription continues; cancel it separately if you want to.',
    ],
    amount: ['Bedrag in euro’s', 'Amount in euros'],
    refundButton: ['Verder', 'Continue'],
    confirmRefundTitle: ['Dit bedrag terugbetalen?', 'Refund this amount?'],
    confirmRefund: [
      '{amount} van {payment} gaat terug naar {customer}. Dat kan niet ongedaan worden gemaakt.',
      '{amount} of {payment} goes back to {customer}. This cannot be undone.',
    ],
    confirmRefundButton: ['Betaal {amount} terug', 'Refund {amount}'],
    keep: ['Niet doen', 'Go back'],
    resend: ['Opnieuw versturen', 'Send again'],
    resendButton: ['Opnieuw versturen', 'Send again'],
    resendText: ['De e-mail gaat naar {email}.', 'The mail goes to {email}.'],
    business: ['Bedrijfsgegevens aanpassen', 'Change company details'],
    businessText: [
      'Deze gegevens staan op facturen; facturen die er al zijn, veranderen niet. Een ander btw-nummer wordt opnieuw gevraagd aan VIES.',
      'Invoices name these details; invoices that are there already do not change. VIES is asked again about another VAT number.',
    ],
    businessButton: ['Bewaar deze gegevens', 'Save these details'],
    address: ['E-mailadres verbeteren', 'Correct the e-mail address'],
    addressText: [
      'Alles wat hierna komt, gaat naar het nieuwe adres. Bij een betaalde bestelling gaat de bevestiging er meteen naartoe.',
      'Everything from now on goes to the new address. If the order is paid, the confirmation is sent there at once.',
    ],
    newAddress: ['Nieuw e-mailadres', 'New e-mail address'],
    addressButton: ['Adres aanpassen', 'Change the address'],
    newDay: ['Een nieuwe dag beloven', 'Promise a new day'],
    newDayText: [
      'Als de eerste verbeteringen later zijn dan beloofd. De klant krijgt een e-mail met onze excuses en de nieuwe dag.',
      'When the first improvements are later than promised. The customer gets a mail with our apologies and the new day.',
    ],
    newDayLabel: ['Uiterlijk live op', 'Live on, at the latest'],
    newDayButton: ['Beloof deze dag', 'Promise this day'],
    discount: ['Korting geven', 'Give a discount'],
    discountText: [
      'Vanaf de volgende afschrijving, op {day}. De klant leest het nieuwe bedrag op de eigen pagina en op de factuur; er gaat geen mail.',
      'From the next collection on, on {day}. The customer reads the new amount in the portal and on the invoice; no mail is sent.',
    ],
    discountPercent: ['Korting in procenten', 'Discount in percent'],
    discountPeriods: ['Aantal perioden', 'Number of periods'],
    discountAlways: ['Zolang het abonnement loopt', 'As long as the subscription runs'],
    discountLabel: ['Naam voor de klant, op de factuur', 'Name for the customer, on the invoice'],
    discountWhy: ['Waarom', 'Why'],
    discountButton: ['Geef deze korting', 'Give this discount'],
    cancelToo: ['Het abonnement loopt door. Zeg het ook op.', 'The subscription runs on. Cancel it as well.'],
    askToPay: ['Vragen om {amount} opnieuw te betalen', 'Ask to pay {amount} again'],
    askToPayText: [
      '{payment} is teruggeboekt door de bank van de klant. De klant krijgt een e-mail met een knop om {amount} te betalen; de factuur blijft dezelfde.',
      '{payment} was charged back by the customer’s bank. The customer gets a mail with a button to pay {amount}; the invoice stays the same.',
    ],
    askToPayButton: ['Vraag om te betalen', 'Ask to pay'],
    writeOff: ['{amount} afboeken', 'Write off {amount}'],
    writeOffText: [
      '{payment} is teruggeboekt en hoeft niet meer te worden betaald. Er komt een creditnota, die de klant krijgt. Dat kan niet ongedaan worden gemaakt.',
      '{payment} was charged back and need not be paid any more. A credit note is issued, which the customer gets. This cannot be undone.',
    ],
    writeOffButton: ['Boek af', 'Write off'],
    cancel: ['Abonnement opzeggen', 'Cancel the subscription'],
    cancelText: [
      'Er wordt niets meer afgeschreven. Het abonnement loopt tot {day}. De klant krijgt een bevestiging. Dit kan niet ongedaan worden gemaakt.',
      'Nothing more will be collected. The subscription runs until {day}. The customer receives a confirmation. This cannot be undone.',
    ],
    cancelUnpaidText: [
      'Er is betaald tot {day}; de periode daarna niet. Het abonnement stopt meteen, en er wordt niets meer afgeschreven. De klant krijgt een bevestiging. Dit kan niet ongedaan worden gemaakt.',
      'It is paid until {day}; the period after that is not. The subscription ends at once, and nothing more will be collected. The customer receives a confirmation. This cannot be undone.',
    ],
    cancelButton: ['Zeg het abonnement op', 'Cancel the subscription now'],
    beginPlan: ['Nu naar een duurder pakket', 'Change to a dearer plan now'],
    beginPlanText: [
      'Voor de dagen die over zijn wordt het verschil afgeschreven met de machtiging. Je ziet eerst het bedrag. Doe dit alleen als de klant erom vroeg: de klant krijgt een e-mail.',
      'The difference for the days left is collected by the mandate. You see the amount first. Only do this if the customer asked for it: the customer gets a mail.',
    ],
    beginPlanLabel: ['Nieuw pakket', 'New plan'],
    beginPlanNote: ['Wie vroeg erom, en hoe', 'Who asked for it, and how'],
    beginPlanButton: ['Bekijk het bedrag', 'See the amount'],
    confirmPlanTitle: ['Nu naar {plan}, {period}?', 'Change to {plan}, {period} now?'],
    confirmPlanDebit: [
      '{customer} betaalt {amount} voor de dagen vanaf {day}: afschrijven duurt een paar bankdagen. De overstap geldt zodra het is betaald. Is dat later, dan gaat het verschil vanzelf terug.',
      '{customer} pays {amount} for the days from {day}: a direct debit takes a few bank days. The change holds as soon as it is paid. If that is later, the difference goes back by itself.',
    ],
    confirmPlanCard: [
      '{customer} betaalt nu {amount} met de kaart of rekening van het abonnement. De overstap geldt zodra het is betaald.',
      '{customer} now pays {amount} by the card or account of the subscription. The change holds as soon as it is paid.',
    ],
    confirmPlanButton: ['Schrijf {amount} af', 'Collect {amount}'],
    planDays: ['Dagen', 'Days'],
    planPrice: ['{plan} voor die dagen, excl. btw', '{plan} for those days, excl. VAT'],
    planCredit: ['Al betaald voor {old}, excl. btw', 'Already paid for {old}, excl. VAT'],
    planDue: ['Af te schrijven, incl. btw', 'To collect, incl. VAT'],
    planNext: ['Vanaf {day}, incl. btw', 'From {day}, incl. VAT'],
    changePlan: ['Pakket of periode wijzigen', 'Change plan or period'],
    changePlanText: [
      'Vanaf de volgende betaling. De klant krijgt een e-mail met beide bedragen.',
      'From the next payment on. The customer is mailed both amounts.',
    ],
    changePlanLabel: [
      'Nieuw pakket, met bedrag incl. btw en eerste dag',
      'New plan, with amount incl. VAT and first day',
    ],
    changePlanButton: ['Leg de overstap vast', 'Confirm the change'],
    withdrawChange: ['Overstap intrekken: {plan} vanaf {day}', 'Withdraw the change: {plan} from {day}'],
    withdrawChangeText: [
      'Er verandert dan niets. De klant krijgt een e-mail.',
      'Nothing changes then. The customer receives a mail.',
    ],
    withdrawChangeButton: ['Trek de overstap in', 'Withdraw the change'],
    withdraw: ['Links in e-mails intrekken', 'Withdraw links in mails'],
    withdrawText: [
      'De links in alle e-mails tot nu toe werken dan niet meer. De volgende e-mail heeft een nieuwe; verstuur zo nodig de bevestiging opnieuw.',
      'The links in all mails so far stop working. The next mail has a new one; send the confirmation again if needed.',
    ],
    withdrawButton: ['Trek de links in', 'Withdraw the links'],
    settle: ['Opnieuw ophalen bij Mollie', 'Fetch from Mollie again'],
    settleText: [
      'Haalt alle betalingen op bij Mollie en doet wat er nog ontbreekt: het abonnement, de e-mails. Niets gebeurt dubbel.',
      'Fetches all payments from Mollie and does whatever is still missing, such as the subscription or a mail. Nothing happens twice.',
    ],
    settleButton: ['Haal op', 'Fetch'],
    dealtWith: ['Markeer als afgehandeld', 'Mark as dealt with'],
    dealtWithText: [
      'De melding verdwijnt uit de lijst en blijft in de geschiedenis.',
      'It leaves the list and stays in the history.',
    ],
    dealtWithNote: ['Wat is er gedaan?', 'What was done?'],
    dealtWithButton: ['Markeer als afgehandeld', 'Mark as dealt with'],
  },
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
      'De bedrijfsgegevens zijn aangepast. Een ander btw-nummer wordt vanzelf nagekeken.',
      'The company details are changed. Another VAT number is looked up by itself.',
    ],
    businessCorrectedLater: [
      'De bedrijfsgegevens zijn aangepast. De mailserver nam de e-mail nog niet aan; hij wordt vanzelf nog eens geprobeerd.',
      'The company details are changed. The mail server did not take the e-mail yet; it is tried again by itself.',
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
    withdrawn: ['De links in eerdere e-mails werken niet meer.', 'The links in earlier mails no longer work.'],
    settled: [
      'Alles is opgehaald bij Mollie; deze bestelling is bijgewerkt.',
      'Everything has been fetched from Mollie; this order is up to date.',
    ],
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
      'Met dit land verandert de btw die is afgesproken. Zeg dit abonnement op en laat de klant opnieuw bestellen, dan klopt de btw.',
      'This country changes the VAT that was agreed. Cancel this subscription and have the customer order again, so that the VAT is right.',
    ],
    noDiscount: [
      'Vul een heel percentage van 1 tot 99 in, en een naam voor de klant.',
      'Enter a whole percentage from 1 to 99, and a name for the customer.',
    ],
    noDay: ['Kies een dag die nog komt.', 'Choose a day that is still to come.'],
    noMandate: [
      'Bij Mollie is geen machtiging die nu werkt. Stuur de klant de link naar de eigen pagina (E-mails, Opnieuw sturen): daar kan de klant het zelf betalen.',
      'Mollie has no mandate that works now. Send the customer the link to their page (Mails, Send again): there the customer can pay it.',
    ],
    noNote: ['Schrijf op wat er gedaan is.', 'Write down what was done.'],
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
