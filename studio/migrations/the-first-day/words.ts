const words = (_type: 'localeString' | 'localeText', nl: string, en: string) => ({_type, nl, en})

/** Texts of the customer portal about the first 24 hours. */
export const FIRST_DAY = {
  heading: words('localeString', 'De eerste 24 uur', 'The first 24 hours'),
  text: words(
    'localeText',
    'Vertel ons over je bedrijf en je website. Dat kost je ongeveer 15 minuten, en je kunt tussendoor stoppen. Binnen 24 uur daarna zijn de eerste verbeteringen live.',
    'Tell us about your business and your website. It takes you about 15 minutes, and you can stop halfway. The first improvements are live within 24 hours after that.',
  ),
  promised: words(
    'localeText',
    'We hebben alles. Vóór {liveBy} zijn de eerste verbeteringen live.',
    'We have everything. The first improvements are live before {liveBy}.',
  ),
  paid: words('localeString', 'Je hebt betaald', 'You have paid'),
  told: words('localeString', 'Je vertelt ons over je website', 'You tell us about your website'),
  connected: words('localeString', 'Onze laag staat op je website', 'Our layer stands on your website'),
  live: words('localeString', 'De eerste verbeteringen zijn live', 'The first improvements are live'),
  now: words('localeString', 'nu aan de beurt', 'this is next'),
  later: words('localeString', 'daarna', 'after that'),
  missing: words('localeString', 'Nog nodig', 'Still needed'),
  fillIn: words('localeString', 'Vul je gegevens in', 'Fill in your details'),
  ways: {
    script: words(
      'localeString',
      'We mailen je de regel code voor je website.',
      'We mail you the line of code for your website.',
    ),
    login: words(
      'localeString',
      'Maak op je website een account voor {supportEmail} en mail ons dat het er is.',
      'Make an account for {supportEmail} on your website, and mail us when it is there.',
    ),
    together: words('localeString', 'We bellen je om het samen te doen.', 'We call you to do it together.'),
  },
  person: words(
    'localeText',
    'Liever eerst iemand spreken? Bel {phone} of mail naar {supportEmail}.',
    'Would you rather talk to somebody first? Call {phone} or e-mail {supportEmail}.',
  ),
}
