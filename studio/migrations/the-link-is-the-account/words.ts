import {line, text} from '../pages-and-menus/parts.ts'

/** New parts of `paymentPages.cancelSubscription`, as they shipped. */
export const PARTS = {
  starting: {
    heading: line('We zetten je abonnement klaar', 'We are setting up your subscription'),
    text: text(
      'Je betaling is binnen. Over een paar minuten staat hier je abonnement {plan}.',
      'Your payment has come in. In a few minutes your {plan} subscription is here.',
    ),
  },
  ended: {
    heading: line('Je abonnement is afgelopen', 'Your subscription has ended'),
    text: text(
      'Het liep tot {endDate}. We schrijven niets meer af.',
      'It ran until {endDate}. We collect nothing more.',
    ),
  },
  payments: {
    heading: line('Betalingen', 'Payments'),
    date: line('Datum', 'Date'),
    amount: line('Bedrag incl. btw', 'Amount incl. VAT'),
    status: line('Stand', 'Status'),
    paid: line('Betaald', 'Paid'),
    underway: line('Onderweg', 'On its way'),
    failed: line('Niet gelukt', 'Did not work'),
    refunded: line('{amount} teruggestort', '{amount} refunded'),
    chargedBack: line('{amount} teruggeboekt door je bank', '{amount} charged back by your bank'),
  },
  business: {
    heading: line('Je gegevens', 'Your details'),
    text: text(
      'Hiermee maken we je facturen en doen we ons werk. Je kunt dit altijd aanvullen of veranderen.',
      'We use these for your invoices and for our work. You can add to them or change them at any time.',
    ),
    fixed: text(
      'Aan je land en je btw-nummer hangt de btw. Klopt er iets niet? Mail dan naar {supportEmail}.',
      'The VAT depends on your country and your VAT number. Is something not right? Then e-mail {supportEmail}.',
    ),
    company: line('Je bedrijf', 'Your company'),
    work: line('Voor ons werk aan je site', 'For our work on your site'),
    labels: {
      customerName: line('Naam', 'Name'),
      company: line('Bedrijf', 'Company'),
      website: line('Website', 'Website'),
      country: line('Land', 'Country'),
      vatNumber: line('Btw-nummer', 'VAT number'),
      street: line('Straat en huisnummer', 'Street and number'),
      postalCode: line('Postcode', 'Postal code'),
      city: line('Plaats', 'City'),
      contactPhone: line('Telefoon', 'Phone'),
      businessType: line('Soort bedrijf', 'Type of business'),
      description: line('Wat je bedrijf doet', 'What your company does'),
      keywords: line('Woorden waarop je gevonden wilt worden', 'Words you want to be found by'),
      places: line('Plaatsen waar je klanten zijn', 'Places where your customers are'),
      access: line('Hoe ons werk op je site komt', 'How our work gets onto your site'),
    },
    choose: line('Kies', 'Choose'),
    access: {
      script: line('Met een regel code die we je geven', 'With a line of code that we give you'),
      login: line('Met een account dat je voor ons maakt', 'With an account that you make for us'),
      together: line('Samen met iemand van ons', 'Together with one of us'),
    },
    button: line('Bewaar je gegevens', 'Save your details'),
    saved: line('Je gegevens zijn bewaard.', 'Your details have been saved.'),
    problem: line('Nog niet bewaard. Kijk hier nog even naar:', 'Not saved yet. Please look at this again:'),
    invalid: line('Dit past hier niet, of het is te lang.', 'This does not fit here, or it is too long.'),
    invalidWebsite: line(
      'Schrijf het adres van je site, zoals voorbeeld.nl.',
      'Write the address of your site, such as example.com.',
    ),
    needed: line('Dit is nodig voor je factuur.', 'Your invoice needs this.'),
  },
  address: {
    heading: line('Je e-mailadres', 'Your e-mail address'),
    text: text(
      'Onze e-mails gaan naar {customerEmail}. Ander adres? Daar sturen we eerst een link heen. Pas als je die opent, verandert het adres.',
      'Our e-mails go to {customerEmail}. Another address? We send a link there first. The address changes once you open it.',
    ),
    none: text(
      'We hebben nog geen e-mailadres van je. Vul het in, dan sturen we er een link heen om het te bevestigen.',
      'We have no e-mail address of yours yet. Fill it in, and we send a link there to confirm it.',
    ),
    label: line('Nieuw e-mailadres', 'New e-mail address'),
    button: line('Stuur de link', 'Send the link'),
    invalid: line(
      'Schrijf een e-mailadres, zoals naam@voorbeeld.nl.',
      'Write an e-mail address, such as name@example.com.',
    ),
    tooOften: line(
      'Dit is vandaag al een paar keer gevraagd. Probeer het morgen opnieuw.',
      'This was asked a few times today. Try again tomorrow.',
    ),
    asked: line(
      'De link is onderweg naar het nieuwe adres. Tot je die opent, verandert er niets.',
      'The link is on its way to the new address. Nothing changes until you open it.',
    ),
    changed: line('Je e-mailadres is veranderd.', 'Your e-mail address has been changed.'),
    confirmHeading: line('Is dit je nieuwe e-mailadres?', 'Is this your new e-mail address?'),
    confirm: text(
      'Berichten over je abonnement gaan voortaan naar {email}. De links in eerdere e-mails werken dan niet meer.',
      'Messages about your subscription will go to {email}. The links in earlier e-mails then no longer work.',
    ),
    confirmButton: line('Ja, gebruik dit adres', 'Yes, use this address'),
  },
  method: {
    heading: line('Hoe je betaalt', 'How you pay'),
    text: text(
      'We schrijven af van de rekening of kaart waarmee je hebt betaald. Liever een andere? Betaal daarmee één keer een cent, die je meteen terugkrijgt. Daarna schrijven we daarvan af.',
      'We collect from the account or card that you paid with. Prefer another one? Pay a single cent with it, which you get back at once. From then on we collect from there.',
    ),
    button: line('Andere rekening of kaart', 'Another account or card'),
    done: line(
      'Voortaan schrijven we af van je nieuwe rekening of kaart.',
      'From now on we collect from your new account or card.',
    ),
    failed: text(
      'Dat is nu niet gelukt. We schrijven nog af zoals voorheen. Probeer het opnieuw, of mail naar {supportEmail}.',
      'That did not work just now. We still collect as before. Try again, or e-mail {supportEmail}.',
    ),
  },
  agreed: {
    heading: line('Wat is afgesproken', 'What was agreed'),
    text: text('De teksten zoals ze waren toen je betaalde.', 'The texts as they were when you paid.'),
    mandate: line('Machtiging voor automatische incasso', 'Authorisation of direct debits'),
    terms: line('Algemene voorwaarden', 'Terms and conditions'),
  },
  undo: {
    heading: line('Toch doorgaan', 'Go on after all'),
    text: text(
      'Tot {endDate} kun je je opzegging terugnemen. Je abonnement loopt dan door voor hetzelfde bedrag, en op die dag is de volgende betaling.',
      'Until {endDate} you can take back your cancellation. Your subscription then goes on for the same amount, and the next payment is on that day.',
    ),
    button: line('Toch doorgaan met mijn abonnement', 'Go on with my subscription'),
    done: line('Je opzegging is teruggenomen.', 'Your cancellation has been taken back.'),
    failed: text(
      'Dat is nu niet gelukt. Er is niets veranderd. Probeer het opnieuw, of mail naar {supportEmail}.',
      'That did not work just now. Nothing has changed. Try again, or e-mail {supportEmail}.',
    ),
  },
  data: {
    heading: line('Wat we van je bewaren', 'What we keep about you'),
    text: text(
      'Alles over deze bestelling in één bestand: wat is afgesproken, je gegevens, betalingen, e-mails en wat er is gebeurd.',
      'Everything about this order in one file: what was agreed, your details, payments, e-mails and what has happened.',
    ),
    button: line('Download je gegevens', 'Download your data'),
  },
  signIn: {
    heading: line('Mijn abonnement', 'My subscription'),
    text: text(
      'Vul het e-mailadres in waarmee je hebt besteld. We sturen je een link naar je abonnement.',
      'Fill in the e-mail address that you ordered with. We send you a link to your subscription.',
    ),
    label: line('E-mailadres', 'E-mail address'),
    button: line('Stuur mij een link', 'Send me a link'),
    invalid: line(
      'Dit is nog geen e-mailadres. Schrijf het zoals naam@voorbeeld.nl.',
      'This is not an e-mail address yet. Write it like name@example.com.',
    ),
    sentHeading: line('Kijk in je e-mail', 'Look in your e-mail'),
    sent: text(
      'Hoort er bij dat adres een abonnement, dan is er nu een link naar onderweg. Die werkt één keer, een kwartier lang. Niets gekregen? Kijk bij ongewenste mail, of mail naar {supportEmail}.',
      'If that address belongs to a subscription, a link is now on its way there. It works once, for a quarter of an hour. Nothing there? Check your spam folder, or e-mail {supportEmail}.',
    ),
    again: line('Een ander adres gebruiken', 'Use another address'),
    openHeading: line('Open je abonnement', 'Open your subscription'),
    open: text('De link werkt één keer. Klik om door te gaan.', 'The link works once. Click to go on.'),
    openButton: line('Naar mijn abonnement', 'To my subscription'),
    listHeading: line('Je abonnementen', 'Your subscriptions'),
    list: text(
      'Bij dit e-mailadres horen meer abonnementen. Kies er een.',
      'This e-mail address has several subscriptions. Choose one.',
    ),
  },
}

/** New labels of its facts. */
export const LABELS = {
  exclVat: line('Bedrag excl. btw', 'Amount excl. VAT'),
  vat: line('Btw', 'VAT'),
  reverseCharged: line('Verlegd', 'Reverse charged'),
  newPrice: line('Vanaf {newFrom}, incl. btw', 'From {newFrom}, incl. VAT'),
  ifCancelled: line('Als je nu opzegt, loopt het tot', 'If you cancel now, it runs until'),
}

type Pair = readonly [from: string, to: string]

/** Closing sentences, which asked customers who want to stay to write. */
export const CLOSING: readonly Pair[] = [
  [
    'Heb je niet zelf opgezegd, of wil je toch blijven? Beantwoord dan deze e-mail of schrijf naar {supportEmail}.',
    'Wil je toch blijven? Kijk dan vóór {endDate} op je pagina, met de knop hierboven. Heb je niet zelf opgezegd? Schrijf dan meteen naar {supportEmail}.',
  ],
  [
    'Did you not cancel yourself, or would you like to stay? Then reply to this e-mail or write to {supportEmail}.',
    'Would you like to stay? Then look at your page before {endDate}, with the button above. Did you not cancel yourself? Then write to {supportEmail} at once.',
  ],
]

/** Texts for a return visit, which spoke as if something had just been done, and for getting a new link. */
export const REPLACED: readonly Pair[] = [
  ['Je abonnement was al opgezegd', 'Je abonnement is opgezegd'],
  ['Your subscription was already cancelled', 'Your subscription is cancelled'],
  [
    'Het loopt tot {endDate}. Je hoeft niets meer te doen.',
    'Het loopt tot {endDate}. Daarna schrijven we niets meer af.',
  ],
  [
    'It runs until {endDate}. There is nothing else you need to do.',
    'It runs until {endDate}. After that we collect nothing more.',
  ],
  [
    'Gebruik de link uit je laatste e-mail, of mail naar {supportEmail}. Dan regelen we het voor je.',
    'Gebruik de link uit je laatste e-mail, of vraag hieronder een nieuwe aan. Lukt het niet? Mail dan naar {supportEmail}.',
  ],
  [
    'Use the link from your latest e-mail, or e-mail {supportEmail}. We will then arrange it for you.',
    'Use the link from your latest e-mail, or ask for a new one below. Does that not work? Then e-mail {supportEmail}.',
  ],
]
