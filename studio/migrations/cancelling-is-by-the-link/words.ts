type Pair = readonly [from: string, to: string]

const line = (nl: string, en: string) => ({_type: 'localeString', nl, en})
const text = (nl: string, en: string) => ({_type: 'localeText', nl, en})

/** Sentences that shipped and promised a dashboard to cancel in, or what is now done with the button. */
export const SENTENCES: readonly Pair[] = [
  [
    'Opzeggen doe je in je klantdashboard of per e-mail naar {supportEmail}.',
    'Opzeggen doe je met de knop in je bevestiging of een andere e-mail van ons, of per e-mail naar {supportEmail}.',
  ],
  [
    'You cancel in your customer dashboard or by e-mail to {supportEmail}.',
    'You cancel with the button in your confirmation or another e-mail of ours, or by e-mail to {supportEmail}.',
  ],
  [
    'Ga naar Account of mail naar {supportEmail}.',
    'Gebruik de knop in een e-mail van ons, of mail naar {supportEmail}.',
  ],
  ['Go to Account or e-mail {supportEmail}.', 'Use the button in an e-mail of ours, or e-mail {supportEmail}.'],
  [
    'Opzeggen kan via je klantdashboard of per e-mail naar {supportEmail}.',
    'Opzeggen kan met de knop in onze e-mails of per e-mail naar {supportEmail}.',
  ],
  [
    'You can cancel through your customer dashboard or by e-mail to {supportEmail}.',
    'You can cancel with the button in our e-mails or by e-mail to {supportEmail}.',
  ],
  [
    'Je zegt op in je klantdashboard, per e-mail naar {supportEmail} of via deze link: {cancelUrl}',
    'Je zegt op met de knop hierboven, of per e-mail naar {supportEmail}.',
  ],
  [
    'Cancel in your customer dashboard, by e-mail to {supportEmail} or through this link: {cancelUrl}',
    'Cancel with the button above, or by e-mail to {supportEmail}.',
  ],
  [' In je dashboard zie je wat we aanpassen: {dashboardUrl}', ''],
  [' Your dashboard shows what we change: {dashboardUrl}', ''],
  ['Betaal deze periode dan met deze link: {payUrl} Tot', 'Betaal deze periode dan met de knop hieronder. Tot'],
  ['Then pay for this period with this link: {payUrl} Until', 'Then pay for this period with the button below. Until'],
  [
    'Beantwoord deze e-mail of schrijf naar {supportEmail}. Dan spreken we af hoe je alsnog betaalt.',
    'Betaal deze periode dan met de knop hieronder. Tot {payUntil} proberen we zelf ook nog een paar keer om het bedrag af te schrijven. Lukt dat niet, dan zetten we je abonnement stil.',
  ],
  [
    'Reply to this e-mail or write to {supportEmail}. We will then agree on how you can still pay.',
    'Then pay for this period with the button below. Until {payUntil} we also try a few more times to collect it ourselves. If that fails, we put your subscription on hold.',
  ],
  [
    'Betaal deze periode met deze link, dan loopt je abonnement gewoon door: {payUrl}',
    'Betaal deze periode met de knop hieronder, dan loopt je abonnement gewoon door.',
  ],
  [
    'Pay for this period with this link and your subscription simply goes on: {payUrl}',
    'Pay for this period with the button below and your subscription simply goes on.',
  ],
  [
    'Betaal deze periode dan vóór {payUntil} met deze link, dan loopt alles weer door: {payUrl}',
    'Betaal deze periode dan vóór {payUntil} met de knop hieronder, dan loopt alles weer door.',
  ],
  [
    'Pay for this period before {payUntil} with this link, and everything goes on: {payUrl}',
    'Pay for this period before {payUntil} with the button below, and everything goes on.',
  ],
  ['Zeg dan op via deze link: {cancelUrl}', 'Zeg dan op, op dezelfde pagina.'],
  ['Then cancel through this link: {cancelUrl}', 'Then cancel, on the same page.'],
  ['You can cancel with this link: {cancelUrl}', 'You can cancel on the same page.'],
  [
    'Zeg dan vóór {nextRenewalDate} op via deze link: {cancelUrl}',
    'Zeg dan vóór {nextRenewalDate} op met de knop hieronder.',
  ],
  ['Zeg dan vóór {newFrom} op via deze link: {cancelUrl}. Tot', 'Zeg dan vóór {newFrom} op met de knop hieronder. Tot'],
  ['cancel before {newFrom} with this link: {cancelUrl}. The', 'cancel before {newFrom} with the button below. The'],
  [
    'cancel before {nextRenewalDate} with this link: {cancelUrl}',
    'cancel before {nextRenewalDate} with the button below.',
  ],
]

/** Texts of the customer portal about a running subscription. */
export const RUNNING = {
  heading: line('Je abonnement loopt', 'Your subscription is running'),
  text: text(
    'Dit is je pakket {plan} bij {brand}. Je hoeft niets te doen.',
    'This is your {plan} plan with {brand}. There is nothing you need to do.',
  ),
}
export const SINCE = line('Loopt sinds', 'Runs since')

/** Old texts that spoke as if somebody had cancelled already. */
export const ON_THE_PAGE: readonly Pair[] = [
  [
    'Je abonnement {plan} stopt op {endDate}. Tot die dag blijft alles werken. Er geldt geen boete.',
    'Zeg je nu op, dan stopt je abonnement {plan} op {endDate}. Tot die dag blijft alles werken. Er geldt geen boete.',
  ],
  [
    'Your {plan} subscription ends on {endDate}. Until that day everything keeps working. There is no penalty.',
    'If you cancel now, your {plan} subscription ends on {endDate}. Until that day everything keeps working. There is no penalty.',
  ],
  [
    'Je hebt vooruitbetaald. Je abonnement {plan} loopt daarom door tot {endDate} en wordt daarna niet verlengd. Het betaalde bedrag krijg je niet terug.',
    'Je hebt vooruitbetaald. Zeg je nu op, dan loopt je abonnement {plan} door tot {endDate} en wordt het daarna niet verlengd. Het betaalde bedrag krijg je niet terug.',
  ],
  [
    'You have prepaid. Your {plan} subscription therefore runs until {endDate} and is not renewed after that. The amount paid is not refunded.',
    'You have prepaid. If you cancel now, your {plan} subscription runs until {endDate} and is not renewed after that. The amount paid is not refunded.',
  ],
  [
    'Het loopt nog tot {endDate}. Daarna schrijven we niets meer af. Je krijgt een bevestiging per e-mail.',
    'Het loopt nog tot {endDate}. Daarna schrijven we niets meer af. Hebben we je e-mailadres, dan krijg je een bevestiging.',
  ],
  [
    'It runs until {endDate}. After that we collect nothing more. You will receive a confirmation by e-mail.',
    'It runs until {endDate}. After that we collect nothing more. If we have your e-mail address, you will receive a confirmation.',
  ],
]

/** The terms say something else than they did. */
export const VERSION: readonly Pair[] = [
  ['Versie van 24 september 2025', 'Versie van 22 november 2026'],
  ['Version of 24 September 2025', 'Version of 22 November 2026'],
]
