/** Old and new sentences of the privacy statement about an order. */
export const PRIVACY: Record<string, string> = {
  'Je naam en e-mailadres bij een bestelling': 'Je naam, e-mailadres en bedrijfsgegevens bij een bestelling',
  'Your name and e-mail address with an order': 'Your name, e-mail address and business details with an order',
  'Zolang je klant bent, en daarna bij je betaling. Vraag je erom, dan halen we ze daar weg':
    'Zolang je klant bent, en daarna bij je betaling. Vraag je erom, dan halen we ze daar weg, op het btw-nummer na waarmee je zonder btw hebt betaald',
  'As long as you are a customer, and then with your payment. If you ask, we take them out there':
    'As long as you are a customer, and then with your payment. If you ask, we take them out there, but for the VAT number with which you paid without VAT',
  'Je naam en e-mailadres, je bestelnummer en het bedrag; je bank- of kaartgegevens krijgt Mollie van jou':
    'Je naam, e-mailadres en bedrijfsgegevens, je bestelnummer en het bedrag; je bank- of kaartgegevens krijgt Mollie van jou',
  'Your name and e-mail address, your order number and the amount; Mollie gets your bank or card details from you':
    'Your name, e-mail address and business details, your order number and the amount; Mollie gets your bank or card details from you',
}

const cell = (index: number, nl: string, en: string) => ({
  _key: `privacy-recipientsr3c${index}`,
  _type: 'localeText',
  nl,
  en,
})

/** The register that VAT numbers are looked up in. */
export const REGISTER = {
  _key: 'privacy-recipientsr3',
  _type: 'tableRow',
  cells: [
    cell(0, 'De Europese Commissie (VIES)', 'The European Commission (VIES)'),
    cell(1, 'Nakijken of een btw-nummer bestaat', 'Looking up whether a VAT number exists'),
    cell(2, 'Het btw-nummer van wie zonder btw betaalt', 'The VAT number of who pays without VAT'),
  ],
}
