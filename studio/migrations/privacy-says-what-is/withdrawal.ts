import {line, slug, text, textPart} from '../pages-and-menus/parts.ts'

const seo = {
  title: line('Herroepen en klachten | {brand}', 'Withdrawal and complaints | {brand}'),
  description: text(
    'Voor wie een bedenktijd geldt, hoe je herroept of opzegt bij {brand}, en wat je doet als je een klacht hebt.',
    'Who has a period of reflection, how to withdraw or cancel at {brand}, and what to do if you have a complaint.',
  ),
  noIndex: false,
}

/** Withdrawal and complaints, for those to whom they apply. */
export const WITHDRAWAL = {
  _id: 'content-withdrawal',
  _type: 'contentPage',
  title: line('Herroepen en klachten', 'Withdrawal and complaints'),
  address: {nl: slug('herroepen-en-klachten'), en: slug('withdrawal-and-complaints')},
  intro: text(
    'Op je bestelling terugkomen, opzeggen of ergens niet tevreden over zijn: zo gaat dat bij ons.',
    'Going back on your order, cancelling, or not being satisfied with something: this is how it works with us.',
  ),
  checkedByLawyer: false,
  parts: [
    textPart(
      'withdrawal-business',
      {nl: 'Je bestelt voor je bedrijf', en: 'You order for your company'},
      {
        nl: [
          'Wij verkopen aan bedrijven en zelfstandigen. Voor hen kent de wet geen bedenktijd. Een maandabonnement zeg je op wanneer je wilt, en het stopt met ingang van de volgende betaalperiode. Wat je voor 3 of 6 maanden vooruit hebt betaald, betalen we niet terug. Zo staat het ook in de [algemene voorwaarden](/algemene-voorwaarden).',
          'Opzeggen doe je met de knop in je bevestiging en in onze andere mails, of per e-mail naar {supportEmail}.',
        ],
        en: [
          'We sell to companies and self-employed people. For them the law has no period of reflection. You cancel a monthly subscription whenever you like, and it ends with the next billing period. What you have prepaid for 3 or 6 months is not refunded. The [terms and conditions](/algemene-voorwaarden) say the same.',
          'You cancel with the button in your confirmation and in our other e-mails, or by e-mail to {supportEmail}.',
        ],
      },
    ),
    textPart(
      'withdrawal-consumer',
      {nl: 'Toch als consument besteld?', en: 'Ordered as a consumer after all?'},
      {
        nl: [
          'Heb je besteld als privépersoon, dus niet voor een beroep of bedrijf? Dan gelden voor jou de regels voor consumenten, ook al is onze dienst daar niet voor bedoeld:',
          '- je mag de overeenkomst herroepen tot 14 dagen na de dag van je bestelling, zonder reden te geven;',
          '- je betaalt dan niets, ook niet voor de dagen dat we al bezig waren, en krijgt alles terug binnen 14 dagen nadat je ons hebt laten weten dat je herroept, op dezelfde manier als je hebt betaald;',
          '- is je abonnement vanzelf verlengd, dan kun je het op elk moment opzeggen, met een opzegtermijn van hooguit een maand. Wat je voor de tijd daarna had betaald, krijg je terug.',
          'Mail voor het eind van die 14 dagen naar {supportEmail}. Je mag deze tekst gebruiken, maar dat hoeft niet:',
          '- Hierbij laat ik weten dat ik mijn overeenkomst met {company}, {address}, herroep.',
          '- Bestelnummer, en de dag waarop ik heb besteld: …',
          '- Mijn naam en adres: …',
          '- De datum van vandaag: …',
          'We bevestigen per e-mail dat we je bericht hebben gekregen.',
        ],
        en: [
          'Did you order as a private person, so not for a profession or business? Then the rules for consumers apply to you, although our service is not meant for that:',
          '- you may withdraw from the contract until 14 days after the day of your order, without giving a reason;',
          '- you then pay nothing, not for the days that we were at work either, and get everything back within 14 days after telling us, in the way that you paid;',
          '- if your subscription has renewed by itself, you can cancel it at any time, with a notice of a month at most. What you had paid for the time after that is refunded.',
          'E-mail {supportEmail} before those 14 days are over. You may use this text, but you do not have to:',
          '- I hereby give notice that I withdraw from my contract with {company}, {address}.',
          '- Order number, and the day on which I ordered: …',
          '- My name and address: …',
          '- Today’s date: …',
          'We confirm by e-mail that we have received your message.',
        ],
      },
    ),
    textPart(
      'withdrawal-complaints',
      {nl: 'Een klacht', en: 'A complaint'},
      {
        nl: [
          'Is er iets niet goed, mail dan naar {supportEmail} of bel {phone}. Schrijf erbij wat er is, en je bestelnummer. Je krijgt binnen 24 uur antwoord. Is er meer tijd nodig, dan lees je daarin wanneer je een oplossing krijgt; dat is uiterlijk na 14 dagen.',
          'Komen we er samen niet uit, dan kun je naar de rechter die in de voorwaarden staat; een consument mag altijd naar die van de eigen woonplaats. Over je rechten als consument lees je meer bij ACM ConsuWijzer.',
          'Gaat je klacht over je gegevens? Kijk dan bij [privacy](page:content-privacy).',
        ],
        en: [
          'If something is not right, e-mail {supportEmail} or call {phone}. Tell us what it is, and your order number. You get an answer within 24 hours. If more time is needed, it says when you get a solution, which is after 14 days at the latest.',
          'If we cannot settle it together, you can go to the court that the terms name; a consumer may always go to that of their own place of residence. Dutch consumers read more about their rights at ACM ConsuWijzer.',
          'Is your complaint about your data? Then see [privacy](page:content-privacy).',
        ],
      },
    ),
  ],
  seo,
}
