/** Shipped texts of the pages of the site, and what they say now. */
export const SITE: Readonly<Record<string, string>> = {
  'Being found should not be a full-time job': 'Being found shouldn’t be a full-time job',
  'Wie het doen': 'De mensen erachter',
  'Way of working': 'How it’s done',
  'Often an intake and a plan first': 'Often a first meeting and a plan',
  'A fixed price a month: {price:basis:monthly} or {price:pro:monthly} excl. VAT':
    'A fixed monthly price: {price:basis:monthly} or {price:pro:monthly} excl. VAT',
  'Monthly plans can be cancelled every month, without penalty':
    'Monthly plans can be cancelled any month, without penalty',
  'Google and AI assistants choose whom they name. {brand} keeps your site ready for that, day and night. It takes you a quarter of an hour.':
    'Google and AI assistants choose who they name. {brand} keeps your site ready to be chosen, day and night. It takes you 15 minutes.',
  'Search engines and AI services decide for themselves when they pick up changes. That is why we give a range and not a date.':
    'Search engines and AI services decide for themselves when they pick up changes. So we give a range, not a date.',
  'haalt deze pagina op om er te staan, met tekening en letters.':
    'is alles wat deze pagina ophaalt, met tekening en letters.',
  'is all this page fetches to be there, drawing and fonts included.':
    'is all this page loads, drawing and fonts included.',
  'zet hij, dus je krijgt geen melding.': 'zet deze pagina, dus je krijgt geen melding.',
  'Pick a plan and pay monthly, per 3 months or per 6 months. A monthly plan can be cancelled every month, without penalty.':
    'Pick a plan and pay monthly, or every 3 or 6 months. A monthly plan can be cancelled any month, without penalty.',
  'Show the price when paying': 'Show the price if you pay',
  'You save {saved} in {months} months': 'You save {saved} over {months} months',
  'In a free call we find out together whether this suits your website. If it does not, we will say so.':
    'In a free call we’ll find out together whether this suits your website. If it doesn’t, we’ll say so.',
  'With Pro you follow your 10 main competitors and see which keywords they are found for and you are not.':
    'With Pro you follow your 10 main competitors and see which keywords they’re found for and you aren’t.',
  'What is in Basic?': 'What’s in Basic?',
  'What is in Pro?': 'What’s in Pro?',
  'What is in Enterprise?': 'What’s in Enterprise?',
  'The AI improves meta tags, H1 and H2, alt texts, content and schema markup. Every 4 weeks a round of updates follows.':
    'The AI improves meta tags, H1 and H2, alt texts, content and schema markup. A round of updates follows every 4 weeks.',
  'Ask your question by e-mail. You get an answer within 24 hours.':
    'E-mail us your question and you’ll have an answer within 24 hours.',
  'Keywords your competitor ranks for and you do not': 'Keywords your competitor ranks for and you don’t',
  'We look at what they are found for and how their pages are built. That shows you where there is room for you.':
    'We look at what they’re found for and how their pages are built. That shows you where you can gain ground.',
  'A list of keywords your competitors are found for and you are not yet.':
    'A list of keywords your competitors are found for and you aren’t yet.',
  'More websites? Tell us what you are looking for.': 'More websites? Tell us what you’re looking for.',
  'Enterprise is on its way. We will publish its contents and price once you can choose it.':
    'Enterprise is on its way. We’ll publish what’s in it and what it costs once you can choose it.',
  'E-mail {infoEmail} and tell us briefly what you are looking for. You get an answer within 24 hours.':
    'E-mail {infoEmail} and tell us briefly what you’re looking for. You’ll have an answer within 24 hours.',
  'We place an AI layer over your existing website. That layer improves your meta tags, H1 and H2, alt texts, content and schema markup on its own, and keeps track of your keywords and positions. The website itself does not need rebuilding.':
    'We place an AI layer over your existing website. That layer improves your meta tags, H1 and H2, alt texts, content and schema markup on its own, and keeps track of your keywords and rankings. There’s no need to rebuild your website.',
  'How much time does it take me?': 'How much of my time does it take?',
  'Setting up takes about 15 minutes. Within 24 hours of telling us everything, we are at work on your site. After that it runs by itself: the AI works 24/7 and you look at your dashboard whenever you like.':
    'Setting up takes about 15 minutes. Within 24 hours of telling us everything, we’re at work on your site. After that it runs by itself: the AI works 24/7 and you check your dashboard whenever you like.',
  'When do I see results?': 'When will I see results?',
  'We do not promise a fixed position. Search engines and AI services decide for themselves whom they show.':
    'We don’t promise a fixed position. Search engines and AI services decide for themselves who they show.',
  'That is what our service is made for. With clear headings, complete texts and schema markup, AI assistants can read who you are, what you do and for whom. That helps search engines just as much.':
    'That’s what our service is made for. With clear headings, complete texts and schema markup, AI assistants can read who you are, what you do and who it’s for. That helps search engines just as much.',
  'Opzeggen doe je met de knop in je bevestiging of een andere e-mail van ons, of per e-mail naar {supportEmail}. Een maandabonnement stopt dan met ingang van de volgende betaalperiode, zonder boete.':
    'Opzeggen doe je bij Mijn abonnement onderaan elke pagina, met de knop in onze mails, of per e-mail naar {supportEmail}. Een maandabonnement stopt dan met ingang van de volgende betaalperiode, zonder boete.',
  'You cancel with the button in your confirmation or another e-mail of ours, or by e-mail to {supportEmail}. A monthly plan then ends with effect from the next billing period, without penalty.':
    'Cancel under My subscription at the foot of every page, with the button in our e-mails, or by e-mail to {supportEmail}. A monthly plan then ends with effect from the next billing period, without penalty.',
  'If you prepay for 3 or 6 months, that period cannot be ended early and is not refunded. Cancelling does prevent the plan from renewing.':
    'If you prepay for 3 or 6 months, that period can’t be ended early and isn’t refunded. Cancelling does stop the plan from renewing.',
  ': we are still waiting for something, such as access or information.':
    ': we’re still waiting for something, such as access or information.',
  'How soon do I get an answer?': 'How soon will I get an answer?',
  'E-mail {supportEmail} and you will have an answer within 24 hours. With Pro you have a dedicated account manager, who responds within 4 hours.':
    'E-mail {supportEmail} and you’ll have an answer within 24 hours. With Pro you have a dedicated account manager, who responds within 4 hours.',
  'Gebruik de knop in een e-mail van ons, of mail naar {supportEmail}. Een maandabonnement stopt met ingang van de volgende betaalperiode. Heb je 3 of 6 maanden vooruitbetaald, dan loopt het abonnement door tot het einde van die periode.':
    'Ga naar Mijn abonnement onderaan elke pagina, gebruik de knop in onze mails, of mail naar {supportEmail}. Een maandabonnement stopt met ingang van de volgende betaalperiode. Heb je 3 of 6 maanden vooruitbetaald, dan loopt het abonnement door tot het einde van die periode.',
  'Use the button in an e-mail of ours, or e-mail {supportEmail}. A monthly plan ends with effect from the next billing period. If you prepaid 3 or 6 months, the plan runs until the end of that period.':
    'Go to My subscription at the foot of every page, use the button in our e-mails, or e-mail {supportEmail}. A monthly plan ends with effect from the next billing period. If you prepaid 3 or 6 months, the plan runs until the end of that period.',
  'This invoice has been paid. You do not have to do anything.':
    'This invoice has been paid. You don’t need to do anything.',
  'We have refunded this amount to the account that you paid with.':
    'We have refunded this amount to the account you paid with.',
  'Your bank has taken this amount back from us.': 'Your bank reversed this payment.',
  'This is a test. Nothing was really paid.': 'This is a test. No money was paid.',
  'Everything in this dashboard is a sample from September 2025. The figures do not belong to a real company.':
    'Everything in this dashboard is a sample from September 2025. The figures don’t belong to a real company.',
  'This page does not exist or has been moved.': 'This page doesn’t exist or has moved.',
  'These are the agreements between {company} and you. We wrote them so that you can read them. By ':
    'This is the agreement between {company} and you, written so that you can read it. In it, ',
  ' we mean {company}, by ': ' means {company}, and ',
  ' the company that has a subscription with us.': ' means the company with the subscription.',
  'Questions about these terms? E-mail {infoEmail} or call {phone}. You get an answer to your e-mail within 24 hours.':
    'Questions about these terms? E-mail {infoEmail} or call {phone}. We answer every e-mail within 24 hours.',
  'Growth against the previous month': 'Growth on the previous month',
  'against the previous month': 'compared with the previous month',
  'We send our answer here.': 'We’ll reply to this address.',
  'When shall we call?': 'When should we call?',
  'So that we can prepare.': 'So we can prepare.',
  'We will call you': 'We’ll call you',
  'Your request has been sent. We will call you on the next working day.':
    'Your request has been sent. We’ll call you on the next working day.',
  'Please tick this box; without it we cannot take your request.':
    'Please tick this box; without it we can’t take your request.',
  'Automatic SEO and AI findability | {brand}': 'Get found by search and AI, automatically | {brand}',
  'Findable in search engines and by AI, fully automatic. Set up in about 15 minutes, active within 24 hours after that, with monthly cancellation.':
    'Get found by search engines and AI, fully automatically. Set up in about 15 minutes, active within 24 hours after that, and you can cancel monthly.',
  'Findable in search engines and by AI | {brand}': 'Get found by search engines and AI | {brand}',
  'An AI layer over your website improves meta tags, headings, alt texts, content and schema markup. For B2B companies of up to about 15 FTE.':
    'An AI layer over your website improves meta tags, headings, alt texts, content and schema markup. For B2B companies of up to about 15 employees.',
  'Plan a personal call or e-mail your question and get an answer within 24 hours. With answers to questions about your dashboard and subscription.':
    'Book a personal call or e-mail your question and get an answer within 24 hours. With answers to questions about your dashboard and subscription.',
  'We bring findability within reach of small B2B companies. Read our mission, our three values and how we differ from a traditional SEO agency.':
    'We help small B2B companies get found. Read our mission, our three values and how we differ from a traditional SEO agency.',
}
