import type {StaffWords} from '../texts/languages.ts'

/** Sentence of each problem for an editor: what is wrong, and what to do. `<name>` is a parameter, in `<Name>` with a capital. */
export const SENTENCES = {
  missingText: {
    nl: 'De tekst ontbreekt in een taal (<language>): vul hem in<migration>',
    en: 'The <title> text <fault>: fill it in<migration>',
  },
  longLine: {
    nl: 'Een regel (<language>) is <count> tekens lang, en staat zo op de site: maak hem korter',
    en: 'The line in <title> is <count> characters long, and the site shows it so: make it shorter',
  },
  missingField: {
    nl: 'Het veld “<field>” is leeg: vul het in<migration>',
    en: 'The field “<field>” <fault>: fill it in<migration>',
  },
  wrongField: {
    nl: 'Het veld “<field>” klopt niet: <fault><migration>',
    en: 'The field “<field>” <fault><migration>',
  },
  missingPage: {
    nl: 'De teksten van de pagina “<page>” moeten gepubliceerd zijn: zonder kan de site niet worden gemaakt',
    en: 'The texts of the page “<page>” must be published: without them the site cannot be made',
  },
  missingDocument: {
    nl: 'Het document “<type>” moet gepubliceerd zijn: zonder kan de site niet worden gemaakt',
    en: 'The document “<type>” must be published: without it the site cannot be made',
  },
  missingEntry: {
    nl: 'Onder “Zoekmachines” staat niets voor <route>, dus die pagina kan niet worden gemaakt: publiceer er een',
    en: '“Search engines” has no entry for <route>, so that page cannot be made: publish one',
  },
  missingPart: {
    nl: 'De pagina heeft een gepubliceerd document “<type>” nodig: publiceer er een',
    en: 'The page needs a published document “<type>”: publish one',
  },
  missingSeries: {
    nl: 'Er is geen reeks bezoekers, en die tekent de landingspagina: publiceer er een',
    en: 'There is no visitor series, which the landing page draws: publish one',
  },
  samePlanKey: {
    nl: '“<key>” is ook de sleutel van het pakket <first>, dus niemand kan zeggen wat /checkout/<key> verkoopt: geef dit pakket een eigen sleutel',
    en: '“<key>” is the key of the plan <first> too, so nobody could say what /checkout/<key> sells: give this plan a key of its own',
  },
  samePlanName: {
    nl: 'Er is nog een pakket met de naam “<name>” (sleutel <first>), dus klanten kunnen ze niet uit elkaar houden: geef een van de twee een andere naam',
    en: 'Another plan has the name “<name>” (key <first>), so customers cannot tell them apart: give one of the two another name',
  },
  sameEntry: {
    nl: 'Het adres <route> staat twee keer onder “Zoekmachines”: houd er één',
    en: 'The address <route> has another entry under “Search engines”: keep one of the two',
  },
  sameMail: {
    nl: 'Er is nog een mail voor “<key>”: houd er één',
    en: 'There is another mail for “<key>”: keep one of the two',
  },
  samePrice: {
    nl: 'Er is nog een prijs vanaf <from> voor hetzelfde pakket en dezelfde periode als <price>: verander die, of kies een andere dag',
    en: 'There is another price from <from> for the same plan and period as <price>: change that one, or choose another day',
  },
  sameAnchor: {
    nl: 'Een ander artikel van de voorwaarden heeft het anker “<key>”: links erheen komen bij het eerste uit. Geef dit een eigen anker',
    en: 'Another section of the terms has the anchor “<key>”: links to it lead to the first of the two. Give this one an anchor of its own',
  },
  noAmount: {
    nl: '<amount> is geen prijs: vul een bedrag boven nul in met hoogstens twee decimalen',
    en: '<amount> is not a price: give a positive amount with at most two decimals',
  },

  sameCode: {
    nl: '“<key>” is ook de code van <first>, dus niemand weet welke korting geldt: kies een andere code',
    en: '“<key>” is the code of <first> too, so nobody knows which discount counts: choose another code',
  },
  sameIntroduction: {
    nl: 'Een van deze prijzen heeft in die tijd al een actieprijs, <first>: geef een van de twee een code, andere dagen of andere pakketten',
    en: 'One of these prices already has a promotional price in that time, <first>: give one of the two a code, other days or other plans',
  },
  offerDiscount: {
    nl: 'Vul een percentage of een bedrag in, een van de twee',
    en: 'Enter a percentage or an amount, one of the two',
  },
  offerCount: {
    nl: 'Vul in voor hoeveel perioden de korting geldt',
    en: 'Enter the number of periods that the discount holds for',
  },
  offerDays: {
    nl: 'De laatste dag ligt vóór de eerste, <from>, dus niemand zou de korting krijgen: verander een van de twee',
    en: 'The last day is before the first, <from>, so nobody could get the discount: change one of the two',
  },
  offerOver: {
    nl: 'De laatste dag, <date>, is voorbij, dus niemand krijgt de korting nog',
    en: 'The last day, <date>, is over, so nobody gets the discount any more',
  },
  hiddenFromSearch: {
    nl: 'Zoekmachines laten deze pagina weg zodra zij haar weer bezoeken, en het kan weken duren voor zij terug is. Is dat de bedoeling?',
    en: 'Search engines leave this page out once they visit it again, and it may take weeks to come back. Is that intended?',
  },
  sectionMustStay: {
    nl: 'Het deel <page> moet op de landingspagina blijven: <fault>',
    en: 'The section <page> must stay on the landing page: <fault>',
  },
  sectionTwice: {
    nl: 'Het deel <page> staat twee keer op de landingspagina: maak de laatste verandering van de volgorde ongedaan',
    en: 'The section <page> is on the landing page twice: undo the last change of the order',
  },
  promiseWithoutCondition: {
    nl: 'Hier staat “<words>”. De 24 uur gaan in als een klant alles heeft ingevuld: zeg dat erbij, zoals “binnen 24 uur nadat je alles hebt ingevuld”',
    en: 'It says “<words>”. The 24 hours begin once a customer has told everything: say so, as in “within 24 hours of telling us everything”',
  },
  permanentUntilEnd: {
    nl: 'Deze doorverwijzing is voorgoed, en de set eindigt: browsers onthouden hem ook daarna. Zet *Voorgoed* uit',
    en: 'This redirect is permanent, and the set ends: browsers keep it after that as well. Turn *Permanent* off',
  },
  lastDayAfterEnd: {
    nl: 'De laatste dag is <date>, en de set eindigt eerder: bezoekers lezen een dag die niet waar is. Maak er de laatste dag van de set van',
    en: 'The last day is <date>, and the set ends earlier: visitors read a day that is untrue. Make it the last day of the set',
  },
  announcementDays: {
    nl: 'De laatste dag ligt vóór de eerste, <from>, dus niemand zou de aankondiging zien: verander een van de twee',
    en: 'The last day is before the first, <from>, so nobody would see the announcement: change one of the two',
  },
  announcementOver: {
    nl: 'De laatste dag, <date>, is voorbij, dus niemand ziet de aankondiging nog',
    en: 'The last day, <date>, is over, so nobody sees the announcement any more',
  },
  announcementHides: {
    nl: 'Vanaf <from> komt deze aankondiging in de plaats van een andere die dan nog staat: “<words>”. Is dat de bedoeling?',
    en: 'From <from> this announcement replaces another one that is still shown then: “<words>”. Is that intended?',
  },
  sameAnnouncementDay: {
    nl: 'Op deze dag begint al een andere aankondiging, en er is er één tegelijk te zien: “<words>”. Kies een andere dag, of verander die',
    en: 'Another announcement begins on this day, and one is shown at a time: “<words>”. Choose another day, or change that one',
  },
  offerFree: {
    nl: 'Met deze korting zou er van <price> nooit iets te betalen zijn: maak de korting kleiner, laat haar voor een aantal perioden gelden, of laat dat pakket of die periode weg',
    en: 'With this discount nothing would ever be left to pay of <price>: lower the discount, let it hold for a number of periods, or leave that plan or period out',
  },
  offerFreeAtFirst: {
    nl: 'Met deze korting is <price> <count>× gratis. De klant geeft dan alleen een machtiging, en betaalt daarna de gewone prijs. Klopt dat?',
    en: 'With this discount <price> is free <count>×. The customer only authorises direct debits then, and pays the regular price after that. Is that right?',
  },
  offerDeep: {
    nl: 'Met deze korting kost <price> nog <now> excl. btw, in plaats van <last>: minder dan de helft. Klopt dat?',
    en: 'With this discount <price> is <now> excl. VAT instead of <last>: less than half. Is that right?',
  },
  offerForNothing: {
    nl: 'Geen enkele prijs hoort bij deze pakketten en perioden, dus niemand krijgt de korting',
    en: 'No price belongs to these plans and periods, so nobody gets the discount',
  },
  offerOtherWas: {
    nl: 'Bij <price> streept de site <last> door en niet <now>: dat was de laagste prijs in de 30 dagen voor de eerste dag',
    en: 'The site strikes through <last> at <price>, not <now>: that was the lowest amount in the 30 days before the first day',
  },
  offerWithoutWas: {
    nl: 'Bij <price> streept de site niets door: in de 30 dagen voor de eerste dag kostte het niet meer dan nu, of was het niet te koop',
    en: 'The site strikes nothing through at <price>: in the 30 days before the first day it cost no more than now, or was not sold',
  },
  offerClaim: {
    nl: 'De naam zegt “<words>”, en dat is niet de korting die hieronder staat',
    en: 'The name says “<words>”, which is not the discount below',
  },

  unpriced: {
    nl: '<plan> is te koop, maar het heeft geen prijs, dus niemand zou het kunnen kopen. Haal <plan> eerst uit de verkoop, of geef het een prijs die al geldt',
    en: '<plan> is on sale, but it has no price, so nobody could buy it. Take <plan> off sale first, or give it a price that has started',
  },
  pricedLater: {
    nl: '<plan> is te koop, maar de eerste prijs gaat pas in op <from>, dus niemand zou het kunnen kopen. Haal <plan> eerst uit de verkoop, of publiceer een prijs die al geldt',
    en: '<plan> is on sale, but its first price starts on <from> only, so nobody could buy it. Take <plan> off sale first, or publish a price that has started',
  },
  noPlan: {
    nl: 'Deze prijs heeft geen gepubliceerd pakket: verwijder eerst de prijs, of publiceer het pakket',
    en: 'This price has no published plan: delete the price first, or publish the plan',
  },
  nothingOnSale: {
    nl: 'Er is geen pakket te koop: bezoekers kunnen niets kopen',
    en: 'No plan is on sale: visitors can buy nothing',
  },

  emptyText: {
    nl: 'Een tekst (<language>) is leeg: vul hem in',
    en: 'The <title> text is empty: fill it in',
  },
  invisible: {
    nl: 'Hiervan is niets te zien: vul het in',
    en: 'This has no visible characters: fill it in',
  },
  noSuchPrice: {
    nl: 'Er is nu geen prijs voor <names>, dus bezoekers zouden precies dat lezen. Verander eerst de tekst, of publiceer de prijs',
    en: 'There is no price now for <names>, so visitors would read just that. Change the text first, or publish the price',
  },
  unknownPrice: {
    nl: '<address> noemt <names>, en zo’n prijs is er niet',
    en: '<address> names <names>, and there is no such price',
  },
  linkNotOnSale: {
    nl: 'Een link leidt naar <address>, een pakket dat niet te koop is, dus laat de site hem weg',
    en: 'A link leads to <address>, a plan that cannot be bought, so the site leaves it out',
  },
  linkToLostPage: {
    nl: 'Een link leidt naar een pagina die niet is gepubliceerd, of naar een kop die er niet meer is, dus laat de site hem weg: kies een andere pagina',
    en: 'A link leads to a page that is not published, or to a heading that the page has lost, so the site leaves it out: choose another page',
  },
  linkToNothing: {
    nl: 'Een link leidt naar <address>, wat de site niet heeft: kies een andere pagina',
    en: 'A link leads to <address>, which the site does not have: choose another page',
  },

  untrueClaim: {
    nl: 'Hier wordt “<words>” beloofd, maar <saving>. Schrijf {<name>}: dat volgt de prijzen',
    en: 'It promises “<words>”, but <saving>. Write {<name>}, which follows the prices',
  },
  promotionOver: {
    nl: 'Hier staat “<words>”, maar die actie was tot en met <date>: haal de woorden weg, of geef de actie een latere laatste dag',
    en: 'It says “<words>”, but that promotion ran until <date>: remove the words, or give the promotion a later last day',
  },
  promotionOverFrom: {
    nl: 'Hier staat “<words>”, en die actie is vanaf <from> voorbij: haal de woorden dan weg, of laat een set met een einde dat doen',
    en: 'It says “<words>”, and that promotion is over from <from> on: remove the words then, or let a set with an end do it',
  },
  untrueNote: {
    nl: 'Er staat “<words>”, maar <saving>. Schrijf {<name>}: dat volgt de prijzen',
    en: 'The note says “<words>”, but <saving>. Write {<name>}, which follows the prices',
  },
  nothingLeft: {
    nl: '<Saving>, dus laat de site weg waar {<name>} in staat, en van deze tekst blijft niets over: zet er woorden bij die ook zonder korting kloppen',
    en: '<Saving>, so the site leaves out what {<name>} stands in, and nothing is left of this text: add words that hold without a discount',
  },
  untrueClaimFrom: {
    nl: 'Hier staat “<words>”, en dat klopt vanaf <from> niet meer: <saving>. Schrijf {<name>}: dat volgt de prijzen',
    en: 'It says “<words>”, which is untrue from <from> on: <saving>. Write {<name>}, which follows the prices',
  },
  nothingLeftFrom: {
    nl: 'Vanaf <from> geldt: <saving>. De site laat dan weg waar {<name>} in staat, en van deze tekst blijft niets over: zet er woorden bij die ook zonder korting kloppen',
    en: 'From <from> on <saving>. The site then leaves out what {<name>} stands in, and nothing is left of this text: add words that hold without a discount',
  },
  noSuchDiscount: {
    nl: 'Er is nu geen korting, dus laat de site weg waar {<name>} in staat, en van deze tekst blijft niets over: zet er woorden bij die ook zonder korting kloppen',
    en: 'There is no such discount now, so the site leaves out what {<name>} stands in, and nothing is left of this text: add words that hold without a discount',
  },
  noDiscount: {
    nl: 'Er staat “<words>”, en dat is geen korting: haal het weg',
    en: 'It says “<words>”, which is no discount: take it out',
  },
  noteOnAnother: {
    nl: 'De regel gaat over een andere prijs: schrijf {<own>} in plaats van {<name>}',
    en: 'The note is about another price: write {<own>} instead of {<name>}',
  },
  partOfMonth: {
    nl: '{<name>} wordt nu “<months> maanden”, want <saving>. {discount:<own>} leest beter: <percent>%',
    en: '{<name>} reads “<months> months” now, since <saving>. {discount:<own>} reads better: <percent>%',
  },

  periodsLeftOut: {
    nl: 'Hier staan perioden om vooruit te betalen, en er is ook een pakket te koop per <others> maanden: noem dat erbij',
    en: 'It lists periods to prepay, and a plan is sold for <others> months too: name that as well',
  },

  tooHigh: {
    nl: '<Price> is <total> met btw. Mollie incasseert niet meer dan <limit> per keer (Instellingen van de site), dus verlengingen zouden mislukken: vraag Mollie eerst om meer, en vul dat daar in',
    en: '<Price> is <total> with VAT. Mollie collects no more than <limit> at a time by direct debit (Site settings), so renewals would fail: ask Mollie for more first, and fill that in there',
  },
  comma: {
    nl: '<Price> gaat van <last> naar <now>: staat de komma goed?',
    en: '<Price> goes from <last> to <now>: is the comma in the right place?',
  },
  farAbove: {
    nl: '<Price> gaat van <last> naar <now>, meer dan de helft erbij: klopt het bedrag?',
    en: '<Price> goes from <last> to <now>, which is more than half as much again: is the amount right?',
  },
  farBelow: {
    nl: '<Price> gaat van <last> naar <now>, minder dan de helft ervan: klopt het bedrag?',
    en: '<Price> goes from <last> to <now>, which is less than half of it: is the amount right?',
  },
  tooSoon: {
    nl: 'Deze prijs gaat in op <from>. De voorwaarden beloven klanten een aankondiging, <noticeDays> dagen van tevoren: laat hem ingaan op <earliest> of later',
    en: 'This price starts on <from>. The terms promise customers <noticeDays> days’ notice, so let it start on <earliest> or later',
  },

  futureDate: {
    nl: 'De datum ligt in de toekomst: <date>. Het wacht daar niet op, en staat tot die dag bovenaan. Klopt het jaar?',
    en: 'The date is in the future: <date>. It does not wait for that day, and stands first until then. Is the year right?',
  },
  addressFault: {
    nl: 'Dit adres (<language>) kan niet. <fault>',
    en: 'The <title> address cannot be used. <fault>',
  },
  sameAddress: {
    nl: 'De pagina “<page>” heeft het adres <address> ook: geef deze een ander',
    en: 'The page “<page>” has the address <address> too: give this one another',
  },
  redirectFault: {
    nl: 'Het oude adres kan niet. <fault>',
    en: 'The old address cannot be used. <fault>',
  },
  redirectOfPage: {
    nl: 'Op <address>/ staat een pagina, dus wordt daar niemand doorgestuurd: verwijder de doorverwijzing, of verplaats de pagina',
    en: 'A page stands at <address>/, so nobody is sent on from there: delete the redirect, or move the page',
  },
  sameRedirect: {
    nl: 'Er is nog een doorverwijzing van <address>: houd er één',
    en: 'There is another redirect from <address>: keep one of the two',
  },
  redirectCircle: {
    nl: 'De doorverwijzing van <address> gaat in een kring rond als <host> deze site is, en wordt dan weggelaten: kies een pagina uit de lijst',
    en: 'The redirect from <address> goes round in a circle if <host> is this site, and then it is left out: choose a page from the list',
  },

  changedInForce: {
    nl: 'Deze prijs geldt sinds <since>, en de wijziging telt meteen. De voorwaarden beloven klanten een aankondiging, <noticeDays> dagen van tevoren: maak liever een kopie die later ingaat',
    en: 'This price has been in force since <since>, and the change counts at once. The terms promise customers <noticeDays> days’ notice: better duplicate it and give the copy a later start',
  },
  startsInPast: {
    nl: 'Deze prijs gaat in het verleden in, op <from>: hij telt meteen voor wie vanaf nu koopt, en verandert niets aan wat al is betaald. Klopt de dag?',
    en: 'This price starts in the past, on <from>: it holds at once for everyone who buys from now on, and changes nothing that was paid before. Is the day right?',
  },
  startsToday: {
    nl: 'Deze prijs gaat vandaag in. De voorwaarden beloven klanten een aankondiging, <noticeDays> dagen van tevoren: laat hem liever later ingaan',
    en: 'This price starts today. The terms promise customers <noticeDays> days’ notice: better let it start later',
  },
  inForceAgain: {
    nl: '<Price> gaat meteen van <last> terug naar <now>, het bedrag van <since>. De voorwaarden beloven klanten een aankondiging, <noticeDays> dagen van tevoren: laat de prijs die nu geldt liever staan, en maak een kopie die later ingaat',
    en: '<Price> goes from <last> back to <now> at once, the amount of <since>. The terms promise customers <noticeDays> days’ notice: better keep the price that is in force now, and give a copy of it a later start',
  },
  addressMoved: {
    nl: 'Wie via het oude adres <address>/ komt, van een zoekmachine of een bladwijzer, vindt daar niets meer. Links op de site zelf volgen vanzelf',
    en: 'Visitors who come to the old address <address>/, from a search engine or a bookmark, will find nothing there any more. Links on the site itself follow by themselves',
  },
  addressGone: {
    nl: 'Wie via het adres <address>/ komt, vindt daar niets meer. Een doorverwijzing kan naar een andere pagina leiden',
    en: 'Visitors who come to the address <address>/ will find nothing there any more. A redirect could lead them to another page',
  },
  takenOff: {
    nl: '<plan> is niet meer te koop, en de pagina om het af te rekenen is weg. Wie het al heeft houdt het, en blijft betalen',
    en: '<plan> can no longer be bought, and its checkout is gone. Customers who have it keep it, and go on paying',
  },
  periodTakenOff: {
    nl: '<plan> is niet meer <period> te koop: kaart en afrekenen bieden het niet meer aan. Wie zo betaalt, blijft zo betalen',
    en: '<plan> loses its <period> price, so card and checkout offer it no more. Customers who pay that way go on doing so',
  },
  customersNotified: {
    nl: 'Wie al klant is met <price>, krijgt binnen enkele minuten een mail dat dit bedrag ook voor hen gaat gelden. Een mail is niet terug te nemen: kloppen bedrag en dag?',
    en: 'Customers who have <price> get an e-mail within minutes: this amount will apply to them too. An e-mail cannot be taken back: are the amount and the day right?',
  },
  customersMisled: {
    nl: 'Klanten met <price> kunnen al een mail hebben over het bedrag dat hier stond. Een verhoging gaat voor wie die nog niet betaalt niet door, en een verlaging wel',
    en: 'Customers who have <price> may have an e-mail already about the amount that stood here. For those who do not pay it yet a raise does not come, and a reduction does',
  },
  vatAtOnce: {
    nl: 'De btw gaat meteen van <last>% naar <now>%, in elk totaal voor wie vanaf nu koopt. Een tarief dat later ingaat, zet je met zijn dag bij het aangekondigde. Een aankondiging die al geldt, haal je pas weg als haar tarief erboven staat',
    en: 'VAT goes from <last>% to <now>% at once, in every total for everyone who buys from now on. A rate that starts later is announced, with its day. An announcement that is in force is taken away only once its rate stands above it',
  },
  vatAnnounced: {
    nl: 'Alle lopende klanten krijgen binnen enkele minuten een mail dat zij vanaf <from> of later <rate>% btw betalen. Een mail is niet terug te nemen: kloppen tarief en dag?',
    en: 'All running customers get an e-mail within minutes that they pay <rate>% VAT from <from> or later. An e-mail cannot be taken back: are the rate and the day right?',
  },
  emptyForm: {
    nl: 'Dit formulier heeft geen velden: voeg er minstens één toe',
    en: 'This form has no fields: add at least one',
  },
  formChoice: {
    nl: 'Het veld “<name>” is een keuze zonder mogelijkheden: geef er minstens twee',
    en: 'The field “<name>” is a choice without options: give at least two',
  },
  formConsent: {
    nl: 'Het veld “<name>” vraagt toestemming zonder tekst: schrijf waar de bezoeker mee instemt',
    en: 'The field “<name>” asks for consent without a text: write what the visitor agrees to',
  },
  formUnanswered: {
    nl: 'Dit formulier vraagt geen e-mailadres en geen telefoonnummer, dus kun je niemand antwoorden. Is dat de bedoeling?',
    en: 'This form asks for no e-mail address and no phone number, so you can answer nobody. Is that meant?',
  },
  formNotShown: {
    nl: 'Geen pagina laat dit formulier zien: zet het als onderdeel op een pagina',
    en: 'No page shows this form: add it to a page as one of its parts',
  },
  formGone: {
    nl: 'Het formulier van dit onderdeel is er niet: kies een ander, of haal het onderdeel weg',
    en: 'The form of this part is gone: choose another, or remove the part',
  },
  draftRefers: {
    nl: 'Een concept verwijst hier nog naar: haal de verwijzing daar eerst weg',
    en: 'A draft still refers to this: take the reference out there first',
  },
  refers: {
    nl: 'Dit verwijst er nog naar: haal de verwijzing daar eerst weg en publiceer',
    en: 'This still refers to it: take the reference out there first, and publish',
  },
  unread: {
    nl: 'Wat gepubliceerd is kon nu niet worden gelezen, dus is er niets nagekeken',
    en: 'The published content could not be read, so nothing was checked',
  },
  fieldFault: {
    nl: 'Een veld is nog niet goed ingevuld: <fault>. Open het document',
    en: 'A field is not right yet: <fault>. Open the document',
  },
  changedSince: {
    nl: 'Hier is daarna nog iets in gepubliceerd, of het is van de site gehaald: ook dat gaat terug',
    en: 'Something was published in it since, or it was unpublished: that is undone as well',
  },
  draftGone: {
    nl: 'Hier is geen concept meer van: het is gepubliceerd of weggegooid. Haal het document uit de set, of wijzig het opnieuw',
    en: 'There is no draft of it any more: it was published or discarded. Take the document out of the set, or edit it again',
  },
  notApproved: {
    nl: 'Hier is na het plannen nog iets in gewijzigd: kijk het na en plan de set opnieuw',
    en: 'It was edited after the set was planned: check it and plan the set again',
  },
  notTaken: {
    nl: 'De inhoud nam de wijziging niet aan: <reason>',
    en: 'The content did not take the change: <reason>',
  },
  noHistory: {
    nl: 'Zo ver gaat de geschiedenis van dit document niet terug: open het en schrijf het terug',
    en: 'The history of this document does not go back that far: open it and write it back',
  },
  notRedirected: {
    nl: 'De doorverwijzing kon niet worden gemaakt, dus er is nog niets gepubliceerd: <reason>',
    en: 'The redirect could not be made, so nothing is published yet: <reason>',
  },
} as const satisfies Record<string, StaffWords>
