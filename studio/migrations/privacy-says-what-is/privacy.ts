import {type Both, table, textPart} from '../pages-and-menus/parts.ts'

const row = (...cells: Both<string>[]) => cells

const CONTRACT = {nl: 'De overeenkomst met jou', en: 'The contract with you'}
const INTEREST = {nl: 'Ons gerechtvaardigd belang', en: 'Our legitimate interest'}

/** The privacy statement. How long follows from domain/customers/retention.ts by placeholders, who we are from the settings. */
export const PRIVACY_PARTS = [
  textPart(
    'privacy-who',
    {nl: 'Wie verantwoordelijk is', en: 'Who is responsible'},
    {
      nl: [
        '{company}, {address}, KvK {kvk}, verwerkt persoonsgegevens volgens de Algemene verordening gegevensbescherming (AVG) en bepaalt waarvoor. Vragen daarover? Mail naar {privacyEmail} of bel {phone}.',
        'Deze verklaring gaat over de bezoekers van deze site, over wie bij ons bestelt en over wie ons schrijft. Verwerken we voor jou gegevens van jouw klanten of bezoekers, dan leggen we dat vast in een verwerkersovereenkomst.',
      ],
      en: [
        '{company}, {address}, Chamber of Commerce {kvk}, processes personal data in accordance with the General Data Protection Regulation (GDPR) and decides what for. Questions about it? E-mail {privacyEmail} or call {phone}.',
        'This statement is about visitors of this site, about those who order from us and those who write to us. If we process data of your customers or visitors for you, we lay that down in a data processing agreement.',
      ],
    },
  ),
  table(
    'privacy-what',
    {nl: 'Wat we bewaren, waarvoor en hoe lang', en: 'What we keep, what for and how long'},
    [
      {nl: 'Gegevens', en: 'Data'},
      {nl: 'Waarvoor', en: 'What for'},
      {nl: 'Grondslag', en: 'Legal basis'},
      {nl: 'Hoe lang', en: 'How long'},
    ],
    [
      row(
        {nl: 'Je naam en e-mailadres bij een bestelling', en: 'Your name and e-mail address with an order'},
        {nl: 'Om je bestelling uit te voeren en je te bereiken', en: 'To carry out your order and to reach you'},
        CONTRACT,
        {
          nl: 'Zolang je klant bent, en daarna bij je betaling. Vraag je erom, dan halen we ze daar weg',
          en: 'As long as you are a customer, and then with your payment. If you ask, we take them out there',
        },
      ),
      row(
        {nl: 'Wat je hebt besteld en betaald', en: 'What you ordered and paid'},
        {
          nl: 'Om je abonnement te laten lopen, en voor onze administratie',
          en: 'To keep your subscription running, and for our accounts',
        },
        {
          nl: 'De overeenkomst met jou, en de wet (artikel 52 AWR)',
          en: 'The contract with you, and the law (article 52 of the Dutch General Tax Act)',
        },
        {
          nl: 'Tot {keptPaidYears} jaar na het jaar waarin je hebt betaald, zoals de wet voorschrijft',
          en: 'Until {keptPaidYears} years after the year in which you paid, as the law prescribes',
        },
      ),
      row(
        {nl: 'Een bestelling die je niet hebt betaald', en: 'An order that you did not pay'},
        {nl: 'Om je te laten doorgaan waar je was', en: 'To let you go on where you were'},
        {nl: 'Stappen op jouw verzoek, voor een overeenkomst', en: 'Steps at your request, before a contract'},
        {
          nl: '{keptUnpaidDays} dagen, ook bij onze betaaldienst',
          en: '{keptUnpaidDays} days, at our payment provider too',
        },
      ),
      row(
        {nl: 'Een willekeurige code van je bezoek', en: 'A random code of your visit'},
        {nl: 'Zodat twee keer klikken niet twee keer betalen is', en: 'So that two clicks are not two payments'},
        INTEREST,
        {
          nl: '{keptAttemptHours} uur bij ons, {keptAttemptMinutes} minuten in je browser',
          en: '{keptAttemptHours} hours with us, {keptAttemptMinutes} minutes in your browser',
        },
      ),
      row(
        {nl: 'Gegevens over je website, en de toegang ertoe', en: 'Data about your website, and the access to it'},
        {nl: 'Om die te optimaliseren', en: 'To optimise it'},
        CONTRACT,
        {nl: 'Zolang je abonnement loopt', en: 'As long as your subscription runs'},
      ),
      row(
        {nl: 'Wat je ons schrijft', en: 'What you write to us'},
        {nl: 'Om je te antwoorden', en: 'To answer you'},
        INTEREST,
        {nl: 'Tot je vraag is afgehandeld', en: 'Until your question has been dealt with'},
      ),
      row(
        {nl: 'Je IP-adres en wat je browser meestuurt', en: 'Your IP address and what your browser sends along'},
        {
          nl: 'Om de site te laten zien en misbruik tegen te houden',
          en: 'To show the site and to keep out abuse',
        },
        INTEREST,
        {
          nl: 'Zo lang als onze hostingpartij het daarvoor nodig heeft; in onze eigen logboeken staat het niet',
          en: 'As long as our hosting company needs it for that; our own logs do not contain it',
        },
      ),
    ],
  ),
  table(
    'privacy-recipients',
    {nl: 'Met wie we ze delen', en: 'With whom we share it'},
    [
      {nl: 'Wie', en: 'Who'},
      {nl: 'Waarvoor', en: 'What for'},
      {nl: 'Welke gegevens', en: 'Which data'},
    ],
    [
      row(
        {nl: 'Mollie B.V., Nederland', en: 'Mollie B.V., the Netherlands'},
        {nl: 'Betalen, incasseren en terugbetalen', en: 'Paying, collecting and refunding'},
        {
          nl: 'Je naam en e-mailadres, je bestelnummer en het bedrag; je bank- of kaartgegevens krijgt Mollie van jou',
          en: 'Your name and e-mail address, your order number and the amount; Mollie gets your bank or card details from you',
        },
      ),
      row(
        {nl: 'Netlify, Inc., Verenigde Staten', en: 'Netlify, Inc., United States'},
        {nl: 'De site en de bestellingen bewaren en laten werken', en: 'Keeping and running the site and the orders'},
        {
          nl: 'Alles in de tabel hierboven, behalve wat je ons mailt',
          en: 'All of the table above, but what you e-mail us',
        },
      ),
      row(
        {nl: 'De aanbieder van onze e-mail', en: 'The provider of our e-mail'},
        {nl: 'Mails versturen en ontvangen', en: 'Sending and receiving e-mail'},
        {nl: 'Je e-mailadres en wat er in onze mails staat', en: 'Your e-mail address and what our e-mails say'},
      ),
    ],
  ),
  textPart(
    'privacy-abroad',
    {nl: 'Buiten Europa', en: 'Outside Europe'},
    {
      nl: [
        'Met wie gegevens voor ons verwerkt, hebben we een verwerkersovereenkomst. Komen gegevens buiten de Europese Economische Ruimte, dan alleen op grond van een besluit van de Europese Commissie of met haar standaardbepalingen. De teksten van deze site staan bij een ander bedrijf, waar geen gegevens van klanten komen.',
        'We verkopen je gegevens niet.',
      ],
      en: [
        'With those who process data for us we have a data processing agreement. If data leaves the European Economic Area, then only by a decision of the European Commission or with its standard clauses. The texts of this site are kept by another company, which gets no data of customers.',
        'We do not sell your data.',
      ],
    },
  ),
  textPart(
    'privacy-payment',
    {nl: 'Betalen', en: 'Paying'},
    {
      nl: [
        'De betaling verloopt via Mollie. Je bank- of kaartgegevens voer je daar in. Wij slaan ze niet op. Met je eerste betaling geef je een machtiging voor de volgende; die bewaart Mollie.',
      ],
      en: [
        'Payment runs through Mollie. You enter your bank or card details there. We do not store them. With your first payment you give a mandate for the next ones, which Mollie keeps.',
      ],
    },
  ),
  textPart(
    'privacy-site',
    {nl: 'Deze website en onze mails', en: 'This website and our e-mails'},
    {
      nl: [
        'De site plaatst geen cookies en volgt je niet. Je browser bewaart zelf je keuze voor licht of donker, wat je in de demo verandert zolang je daar bent, wat je bij een bestelling hebt ingevuld tot die is betaald (hooguit {keptAttemptMinutes} minuten), en de code waarmee een bestelling één keer wordt betaald.',
        'In onze mails staan geen plaatjes die ons vertellen dat je ze opent, en geen links die je volgen. De link naar je abonnement is een sleutel: stuur hem niet door. Hij werkt tot {keptLinkDays} dagen nadat je abonnement is afgelopen.',
      ],
      en: [
        'The site places no cookies and does not follow you. Your own browser keeps your choice of light or dark, what you change in the demo while you are there, what you typed for an order until it is paid ({keptAttemptMinutes} minutes at most), and the code by which an order is paid once.',
        'Our e-mails hold no pictures that tell us that you open them, and no links that follow you. The link to your subscription is a key: do not forward it. It works until {keptLinkDays} days after your subscription has run out.',
      ],
    },
  ),
  textPart(
    'privacy-duty',
    {nl: 'Wat je moet geven, en wat we niet doen', en: 'What you have to give, and what we do not do'},
    {
      nl: [
        'Zonder e-mailadres kunnen we je geen bevestiging en geen link naar je abonnement sturen. Andere gegevens hoef je niet te geven om te bestellen dan het formulier vraagt.',
        'We maken geen profiel van je, en nemen geen besluiten over jou zonder dat er een mens naar kijkt.',
      ],
      en: [
        'Without an e-mail address we cannot send you a confirmation or the link to your subscription. To order you need not give other data than the form asks for.',
        'We make no profile of you, and take no decisions about you without a person looking at it.',
      ],
    },
  ),
  textPart(
    'privacy-rights',
    {nl: 'Jouw rechten', en: 'Your rights'},
    {
      nl: [
        'Je mag je gegevens:',
        '- inzien en verbeteren;',
        '- laten verwijderen, of het gebruik ervan laten beperken;',
        '- meenemen naar een ander.',
        'Gebruiken we ze op grond van ons gerechtvaardigd belang, dan mag je bezwaar maken. Mail voor dit alles naar {privacyEmail}. Je krijgt binnen een maand antwoord, en het kost niets. Wat de wet ons laat bewaren, zoals een betaling, mogen we niet weghalen; je naam en adres daarbij wel.',
        'Heb je een klacht, mail ons dan. Je kunt ook terecht bij de Autoriteit Persoonsgegevens, of bij de toezichthouder van het land waar je woont.',
      ],
      en: [
        'You may:',
        '- access and correct your data;',
        '- have it erased, or its use restricted;',
        '- take it to somebody else.',
        'Where we use it by our legitimate interest, you may object. For all of this, e-mail {privacyEmail}. You get an answer within a month, at no cost. What the law makes us keep, such as a payment, we may not take away; your name and address with it we may.',
        'If you have a complaint, e-mail us. You can also turn to the Dutch Data Protection Authority, or to that of the country where you live.',
      ],
    },
  ),
]
