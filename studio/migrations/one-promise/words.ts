/** Shipped sentences of before, and what they say now: one promise, with its condition, in every place that makes it. */
export const REWORDED: Readonly<Record<string, string>> = {
  '{brand} maakt je website vindbaar in zoekmachines en bij AI, volledig automatisch: met een AI-laag over je bestaande site. Inrichten kost je ongeveer 15 minuten, daarna werkt de AI 24/7 door.':
    'Google en AI-assistenten kiezen wie ze noemen. {brand} houdt jouw site daar dag en nacht klaar voor. Jij bent er een kwartier mee bezig.',
  '{brand} gets your website found, fully automatically, with an AI layer on top of your existing site. Setting up takes you about 15 minutes. From then on the AI works 24/7.':
    'Google and AI assistants choose whom they name. {brand} keeps your site ready for that, day and night. It takes you a quarter of an hour.',
  'Binnen 24 uur live': 'Binnen 24 uur actief op je site',
  'Live within 24 hours': 'Active on your site within 24 hours',
  'Lees reviews op een externe site': 'Lees wat klanten schrijven',
  'Read reviews on an external site': 'Read what customers write',
  'Alles wat samen je vindbaarheid opbouwt. Kennis van SEO heb je niet nodig.':
    'Acht dingen die je niet meer zelf hoeft te doen.',
  'Everything that gets you found. No SEO knowledge needed.': 'Eight things you no longer have to do yourself.',
  'Hier lees je straks over SEO en over vindbaarheid bij AI, in gewone taal.':
    'Binnenkort: wat AI over je bedrijf zegt, en wat je eraan doet.',
  'Soon you can read here about SEO and about being found by AI, in plain language.':
    'Coming soon: plain-English articles on SEO and AI search.',
  'Wat het kost': 'Twee prijzen, geen opstartkosten',
  'What it costs': 'Two prices, no setup fee',
  'Kies een pakket en betaal per maand, per 3 maanden of per 6 maanden. Geen opstartkosten. Een maandabonnement kun je elke maand opzeggen, zonder boete.':
    'Kies een pakket en betaal per maand, per 3 maanden of per 6 maanden. Een maandabonnement kun je elke maand opzeggen, zonder boete.',
  'Pick a plan and pay monthly, per 3 months or per 6 months. No setup fee. A monthly plan can be cancelled every month, without penalty.':
    'Pick a plan and pay monthly, per 3 months or per 6 months. A monthly plan can be cancelled every month, without penalty.',
  'Ideeën genereren': 'Ideeën voor nieuwe pagina’s',
  'Idea generation': 'Ideas for new pages',
  'Vindbaar op AI': 'Genoemd door AI',
  'Findable on AI': 'Named by AI',
  'Metatags, H1 en H2, alt-teksten, content en schema-markup worden vanzelf bijgewerkt.':
    'De AI herschrijft koppen, metateksten en alt-teksten. Jij ziet wat er eerst stond.',
  'Meta tags, H1 and H2, alt texts, content and schema markup are updated automatically.':
    'The AI rewrites headings, meta texts and alt texts. You see what was there before.',
  'Je website wordt vanzelf beter vindbaar': 'Voor wie gevonden wil worden en er geen werk aan wil hebben',
  'Your website becomes easier to find, automatically': 'For those who want to be found without the work',
  'Ook zien wat je concurrenten doen': 'Basis, plus je 10 belangrijkste concurrenten in beeld',
  'See what your competitors are doing too': 'Basic, plus your 10 main competitors in view',
  'Tot 40% sneller resultaat': 'Tot 40% sneller resultaat dan met Basis',
  'Up to 40% faster results': 'Up to 40% faster results than with Basic',
  'Nog niet te kiezen': 'Meer websites? Vertel ons wat je zoekt.',
  'Not available yet': 'More websites? Tell us what you are looking for.',
  'Website-injectie binnen 24 uur': 'Actief binnen 24 uur',
  'Website injection within 24 hours': 'Active within 24 hours',
  'We leggen de AI-laag over je bestaande website. Binnen 24 uur draait alles live.':
    'Binnen 24 uur nadat je alles hebt ingevuld, ligt onze AI-laag over je bestaande site.',
  'We place the AI layer over your existing website. Within 24 hours everything runs live.':
    'Within 24 hours of telling us everything, our AI layer is on your existing site.',
  'Elke 14 dagen een ronde updates, twee keer zo vaak als in Basis. Daarmee zie je tot 40% sneller resultaat.':
    'Elke 14 dagen een ronde updates, twee keer zo vaak als in Basis. Daarmee zie je tot 40% sneller resultaat dan met Basis.',
  'A round of updates every 14 days, twice as often as in Basic. That gets you results up to 40% faster.':
    'A round of updates every 14 days, twice as often as in Basic. That gets you results up to 40% faster than with Basic.',
  'Inrichten kost ongeveer 15 minuten. Binnen 24 uur is je site live. Daarna loopt het vanzelf: de AI werkt 24/7 en je kijkt mee in je dashboard wanneer je wilt.':
    'Inrichten kost ongeveer 15 minuten. Binnen 24 uur nadat je alles hebt ingevuld, werken we op je site. Daarna loopt het vanzelf: de AI werkt 24/7 en je kijkt mee in je dashboard wanneer je wilt.',
  'Setting up takes about 15 minutes. Your site is live within 24 hours. After that it runs by itself: the AI works 24/7 and you look at your dashboard whenever you like.':
    'Setting up takes about 15 minutes. Within 24 hours of telling us everything, we are at work on your site. After that it runs by itself: the AI works 24/7 and you look at your dashboard whenever you like.',
  'Technische wijzigingen zijn binnen 24 tot 48 uur zichtbaar. De eerste verbeteringen zie je binnen enkele weken. Resultaat komt in 4 tot 12 weken.':
    'Binnen 24 uur nadat je alles hebt ingevuld, staat onze laag op je site. Technische wijzigingen zie je na 24 tot 48 uur. De eerste verbeteringen zie je binnen enkele weken, betere posities na 4 tot 12 weken.',
  'Technical changes are visible within 24 to 48 hours. You see the first improvements within weeks. Results come in 4 to 12 weeks.':
    'Within 24 hours of telling us everything, our layer is on your site. Technical changes show after 24 to 48 hours. You see the first improvements within weeks, and better positions after 4 to 12 weeks.',
  'Ongeveer 15 minuten inrichten, binnen 24 uur live': 'Ongeveer 15 minuten inrichten, binnen 24 uur daarna actief',
  'About 15 minutes to set up, live within 24 hours': 'About 15 minutes to set up, active within 24 hours after that',
  'Vindbaar in zoekmachines en bij AI, volledig automatisch. In ongeveer 15 minuten ingericht, binnen 24 uur live en maandelijks opzegbaar.':
    'Vindbaar in zoekmachines en bij AI, volledig automatisch. In ongeveer 15 minuten ingericht, binnen 24 uur daarna actief en maandelijks opzegbaar.',
  'Findable in search engines and by AI, fully automatic. Set up in about 15 minutes, live within 24 hours, with monthly cancellation.':
    'Findable in search engines and by AI, fully automatic. Set up in about 15 minutes, active within 24 hours after that, with monthly cancellation.',
  'Je betaling is verwerkt en je krijgt een bevestiging per e-mail. Je site is binnen 24 uur live. Vanaf nu werkt de AI 24/7 aan je vindbaarheid.':
    'Je betaling is verwerkt en je krijgt een bevestiging per e-mail. Binnen 24 uur nadat je alles hebt ingevuld, staat onze laag op je site.',
  'Your payment has been processed and a confirmation e-mail is on its way. Your site is live within 24 hours and the AI works on it 24/7 from now on.':
    'Your payment has been processed and a confirmation e-mail is on its way. Within 24 hours of telling us everything, our layer is on your site.',
  ' Vertel ons over je website, met de knop hieronder. Dat kost je ongeveer 15 minuten, en binnen 24 uur daarna zijn de eerste verbeteringen live.':
    ' Vertel ons over je website, met de knop hieronder. Dat kost je ongeveer 15 minuten, en binnen 24 uur daarna staat onze laag op je site.',
  ' Tell us about your website, with the button below. It takes you about 15 minutes, and the first improvements are live within 24 hours after that.':
    ' Tell us about your website, with the button below. It takes you about 15 minutes, and our layer is on your site within 24 hours after that.',
  'Je abonnement {plan} loopt, maar we missen nog een paar gegevens over je bedrijf en je website. Zodra we die hebben, zijn de eerste verbeteringen binnen 24 uur live.':
    'Je abonnement {plan} loopt, maar we missen nog een paar gegevens over je bedrijf en je website. Zodra we die hebben, staat onze laag binnen 24 uur op je site.',
  'Your {plan} subscription is active, but we still need a few details of your business and your website. Once we have them, the first improvements are live within 24 hours.':
    'Your {plan} subscription is active, but we still need a few details of your business and your website. Once we have them, our layer is on your site within 24 hours.',
  'Vertel ons over je website. Dat kost je ongeveer 15 minuten, en binnen 24 uur daarna zijn de eerste verbeteringen live.':
    'Vertel ons over je website. Dat kost je ongeveer 15 minuten, en binnen 24 uur daarna staat onze laag op je site.',
  'Tell us about your website. It takes you about 15 minutes, and the first improvements are live within 24 hours after that.':
    'Tell us about your website. It takes you about 15 minutes, and our layer is on your site within 24 hours after that.',
  'Vertel ons over je bedrijf en je website. Dat kost je ongeveer 15 minuten, en je kunt tussendoor stoppen. Binnen 24 uur daarna zijn de eerste verbeteringen live.':
    'Vertel ons over je bedrijf en je website. Dat kost je ongeveer 15 minuten, en je kunt tussendoor stoppen. Binnen 24 uur daarna staat onze laag op je site.',
  'Tell us about your business and your website. It takes you about 15 minutes, and you can stop halfway. The first improvements are live within 24 hours after that.':
    'Tell us about your business and your website. It takes you about 15 minutes, and you can stop halfway. Our layer is on your site within 24 hours after that.',
}

/** Labels on the card of a plan alone: its dialog explains the term itself. */
export const REWORDED_ON_CARDS: Readonly<Record<string, string>> = {
  'Keyword-gapanalyse': 'Zoekwoorden waarop je concurrent staat en jij niet',
  'Keyword gap analysis': 'Keywords your competitor ranks for and you do not',
}
