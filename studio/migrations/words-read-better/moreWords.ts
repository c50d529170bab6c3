/** The second half of them. */
export const REWORDED_TOO: Readonly<Record<string, string>> = {
  'Fill in the right number with the button below and we check it again. Is the number right? Then reply to this e-mail.':
    'Enter the right number with the button below and we’ll check it again. Is the number correct? Reply to this e-mail.',
  'The new day is {newDay}. You receive an e-mail as soon as they are there.':
    'The new date is {newDay}. We’ll e-mail you as soon as they are live.',
  'We collect nothing until {nextRenewalDate}.': 'You won’t be charged until {nextRenewalDate}.',
  '. During that time we collect nothing and do not work on your website.':
    '. During that time we won’t charge you or work on your website.',
  'On {nextRenewalDate} it goes on by itself, and we collect {total} {inclVat}. To go on sooner, or to cancel, use the button below.':
    'On {nextRenewalDate} it resumes by itself, and we collect {total} {inclVat}. To resume sooner, or to cancel, use the button below.',
  'Your {brand} {plan} subscription goes on from {nextRenewalDate}':
    'Your {brand} {plan} subscription resumes on {nextRenewalDate}',
  'The pause of your {plan} subscription ({period}) lasts until {nextRenewalDate}. On that day we go on, and collect {total} {inclVat}.':
    'The pause of your {plan} subscription ({period}) lasts until {nextRenewalDate}. On that day we resume, and collect {total} {inclVat}.',
  'You do not have to do anything. If you do not want to go on, cancel before {nextRenewalDate} with the button below.':
    'You don’t need to do anything. If you don’t want to continue, cancel before {nextRenewalDate} with the button below.',
  'Your {brand} {plan} subscription goes on': 'Your {brand} {plan} subscription resumes',
  'Changed your mind? Then withdraw the change on your page, at least two days before {newFrom}.':
    'Changed your mind? Withdraw the change on your page at least two days before {newFrom}.',
  'You are changing from {plan} to {newPlan}. For the days left we collect ':
    'You are changing from {plan} to {newPlan}. For the remaining days we collect ',
  ' {inclVat} from the account that you pay from now. That takes a few bank days.':
    ' {inclVat} from the account you pay from now. That takes a few banking days.',
  'As soon as it is paid, you have {newPlan}. You then get an e-mail with the invoice. If it does not work, nothing changes.':
    'As soon as it is paid, you have {newPlan}. We’ll then e-mail you the invoice. If it fails, nothing changes.',
  'Did you not do or agree to this yourself? Then write to {supportEmail} at once.':
    'Didn’t do or agree to this yourself? E-mail {supportEmail} straight away.',
  'Your payment has come in. From {newFrom} you pay {newTotal} {inclVat}.':
    'We have received your payment. From {newFrom} you pay {newTotal} {inclVat}.',
  'Your payment has come in and you now have ': 'We have received your payment and you now have ',
  'Your change to {brand} {newPlan} does not go ahead': 'Your change to {brand} {newPlan} is not going ahead',
  'Your change to {newPlan} ({newPeriod}) does not go ahead: it was withdrawn, or its payment did not work. Nothing was charged and nothing changes. You keep {plan} ({period}) for {total} {inclVat}.':
    'Your change to {newPlan} ({newPeriod}) is not going ahead: it was withdrawn, or its payment failed. Nothing was charged and nothing changes. You keep {plan} ({period}) for {total} {inclVat}.',
  'Would you still like to change? Then choose the plan again on your page.':
    'Still want to change? Choose the plan again on your page.',
  'This is what changes. You do not have to do anything.': 'This is what changes. You don’t need to do anything.',
  ' new terms and conditions hold for your {plan} subscription. You find them at the bottom of this e-mail.':
    ' new terms and conditions apply to your {plan} subscription. You’ll find them at the bottom of this e-mail.',
  'You do not have to do anything. If you do not agree, you can cancel with the button below, as described in section 4.':
    'You don’t need to do anything. If you don’t agree, you can cancel with the button below, as described in section 4.',
  'Hold from': 'Apply from',
  'The next invoice has them as you gave them.': 'Your next invoice shows them as you gave them.',
  'You asked us to change the details of your business for order {orderNumber} ({plan}). That is done. Invoices from now on have the new details; invoices that you already have do not change.':
    'You asked us to change the details of your business for order {orderNumber} ({plan}). We have done that. Invoices from now on show the new details; invoices you already have stay as they are.',
  'Is something wrong, or did you not ask for this? Then write to {supportEmail}.':
    'Something wrong, or didn’t you ask for this? Write to {supportEmail}.',
  'Onze laag staat op je website. Je bezoekers merken er niets van. We maken nu de eerste verbeteringen, en schrijven je zodra die live zijn.':
    'Onze laag staat op je website. Voor bezoekers verandert er nu nog niets. We maken nu de eerste verbeteringen, en schrijven je zodra die live zijn.',
  'Je betaalt {brand} {plan} voortaan anders': 'Je nieuwe rekening of kaart voor {brand} {plan} is ingesteld',
  'Je betaalt voortaan anders': 'Je nieuwe rekening of kaart is ingesteld',
  'De link werkt één keer, een kwartier lang.': 'De link werkt één keer, 15 minuten lang.',
  'Je vroeg om een link naar je abonnement. Die werkt één keer, een kwartier lang.':
    'Je vroeg om een link naar je abonnement. Die werkt één keer, 15 minuten lang.',
  Prices: 'Pricing',
  Questions: 'FAQ',
  'Visibility that builds by itself': 'Search visibility that grows on its own',
  'Automatic optimisation for search engines and AI, for B2B companies of up to about 15 FTE.':
    'Automatic optimisation for search engines and AI, for B2B companies of up to about 15 employees.',
  'The refund did not go through. The credit note lapses; there is nothing to pay.':
    'The refund did not go through. The credit note is void; there is nothing to pay.',
  'We cannot make your invoice yet, because we do not have the address of your business. Fill it in with the button and we send the invoice at once.':
    'We can’t make your invoice yet, because we don’t have the address of your business. Fill it in with the button and we’ll send the invoice straight away.',
  'Vindbaarheid die vanzelf opbouwt': 'Vindbaarheid die vanzelf groeit',
  '{brand} joins two Dutch words: vinden, to find, and windkracht, wind force. Findability is like wind: it can be measured, it builds up and it carries you.':
    '{brand} joins two Dutch words: vinden, to find, and windkracht, wind force. Being found is like wind: you can measure it, it picks up, and it carries you further.',
  'Small B2B companies do good work, but rarely have someone in house for SEO. So the subject keeps ending up at the bottom of the list.':
    'Small B2B companies do good work, but rarely have someone in house for SEO. So it keeps slipping to the bottom of the list.',
  'We bring findability in search engines and by AI within reach of companies of up to about 15 FTE. Automatic where possible, with support by e-mail where needed.':
    'We make being found, in search engines and by AI, affordable for companies of up to about 15 employees. Automatic where possible, with help by e-mail where needed.',
  'Send us a question by e-mail and you will have an answer within 24 hours. An intro call is free and commits you to nothing.':
    'E-mail us a question and you’ll have an answer within 24 hours. An intro call is free and commits you to nothing.',
  'We show what has changed and what it does for your visitors. Results come in 4 to 12 weeks, not tomorrow.':
    'We show you what changed, and what it did for your visitor numbers. Results come in 4 to 12 weeks, not tomorrow.',
  '{brand} next to a traditional SEO agency': '{brand} compared with a traditional SEO agency',
  'Agencies differ from one another. This is the general picture, so that you can choose what suits you.':
    'No two agencies are the same. This is the general picture, so that you can choose what suits you.',
  Aspect: 'What',
  'AI carries out optimisations on its own, 24/7': 'AI makes the changes itself, 24/7',
  'Fixed amount per month: {price:basis:monthly} or {price:pro:monthly} excl. VAT':
    'A fixed price a month: {price:basis:monthly} or {price:pro:monthly} excl. VAT',
  Stopping: 'Cancelling',
  'A monthly plan can be cancelled every month, without penalty':
    'Monthly plans can be cancelled every month, without penalty',
  Insight: 'Reporting',
  Suits: 'Best for',
  'Companies of up to about 15 FTE that do not want SEO on their plate':
    'Companies of up to about 15 employees that don’t want SEO on their plate',
  '{brand} is een samentrekking van vinden en windkracht. Vindbaarheid lijkt op wind: je kunt haar meten, ze bouwt op en ze draagt je verder.':
    '{brand} is een samentrekking van vinden en windkracht. Vindbaarheid is als wind: je kunt het meten, het trekt aan en het brengt je verder.',
  'Bureaus verschillen onderling. Dit is het algemene beeld, zodat je kunt kiezen wat bij je past.':
    'Geen bureau is hetzelfde. Dit is het algemene beeld, zodat je kunt kiezen wat bij je past.',
  'AI voert optimalisaties zelf uit, 24/7': 'AI voert het werk zelf uit, 24/7',
  'Past bij': 'Voor wie',
  'On SEO and being found by AI, in plain language.': 'SEO and AI search, in plain English.',
  'Over SEO en vindbaarheid bij AI, in gewone taal.': 'SEO en AI-zoeken, in gewone taal.',
  'We build no profile of you, and make no decisions about you without a person looking at them.':
    'We don’t profile you, and make no decisions about you without a person looking at them.',
  'Ask us anything. We answer every e-mail within 24 hours, in Dutch or English.':
    'Ask us anything. We answer every e-mail within 24 hours, in English or Dutch.',
  Detail: 'What',
  Value: 'Details',
  'We sell to companies and self-employed people. For them the law provides no cooling-off period. You cancel a monthly subscription whenever you like, and it ends with the next billing period. What you have prepaid for 3 or 6 months is not refunded. The ':
    'We sell to companies and self-employed people. By law they have no cooling-off period. You can cancel a monthly subscription whenever you like, and it ends with the next billing period. What you have prepaid for 3 or 6 months is not refunded. The ',
  'You cancel with the button in your confirmation and in our other e-mails, or by e-mail to {supportEmail}.':
    'You can cancel under My subscription at the foot of every page, with the button in our e-mails, or by e-mail to {supportEmail}.',
  'If something is not right, e-mail {supportEmail} or call {phone}. Tell us what it is, and your order number. You get an answer within 24 hours. If we need more time, it says when you can expect a solution: within 14 days at the latest.':
    'If something is not right, e-mail {supportEmail} or call {phone}. Tell us what it is, and your order number. We answer within 24 hours. If we need more time, our answer says when you can expect a solution: within 14 days at the latest.',
  'If we cannot settle it together, you can go to the court that the terms name; a consumer may always go to that of their own place of residence. Dutch consumers read more about their rights at ACM ConsuWijzer.':
    'If we can’t settle it together, you can go to the court named in the terms; consumers may always go to the court where they live. ACM ConsuWijzer tells Dutch consumers more about their rights.',
  'Is your complaint about your data? Then see ': 'Is your complaint about your data? See ',
  Gegeven: 'Wat',
  Waarde: 'Gegevens',
  'Opzeggen doe je met de knop in je bevestiging en in onze andere mails, of per e-mail naar {supportEmail}.':
    'Opzeggen doe je bij Mijn abonnement onderaan elke pagina, met de knop in onze mails, of per e-mail naar {supportEmail}.',
  'Read everything and ready to begin?': 'All read and ready to start?',
  'We use your message to answer you and for nothing else. We keep it for at most {keptMessageDays} days.':
    'We use your message to answer you and for nothing else, and keep it for at most {keptMessageDays} days.',
  'We will answer within 24 hours, at the e-mail address that you entered.':
    'We’ll answer within 24 hours, at the e-mail address you entered.',
  'Not sent yet. Please look at this:': 'Not sent yet. Please check this:',
  'To the home page': 'Go to the home page',
  'Gebruik de opzeglink uit je bevestigingsmail of mail naar {supportEmail}. Dit account bevat voorbeeldgegevens, dus hier valt niets op te zeggen.':
    'Opzeggen doe je bij Mijn abonnement onderaan elke pagina, met de knop in onze mails, of per e-mail naar {supportEmail}. Dit account bevat voorbeeldgegevens, dus hier valt niets op te zeggen.',
  'Use the cancellation link in your confirmation e-mail, or write to {supportEmail}. This account holds sample data, so there is nothing to cancel here.':
    'Cancel under My subscription at the foot of every page, with the button in our e-mails, or by e-mail to {supportEmail}. This account holds sample data, so there is nothing to cancel here.',
}
