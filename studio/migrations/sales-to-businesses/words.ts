/** Texts of checkout and mails for sales to businesses, by field path. */
export const ADDED: Record<string, Record<string, object>> = {
  checkoutPage: {
    'customer.business': {
      _type: 'localeText',
      nl: 'Dit is voor bedrijven. Koop je als consument, of buiten Nederland zonder btw-nummer? Dan kun je hier niet bestellen.',
      en: 'This is for businesses. If you buy as a consumer, or outside the Netherlands without a VAT number, you cannot order here.',
    },
    'customer.company': {
      _type: 'localeString',
      nl: 'Bedrijf',
      en: 'Company',
    },
    'customer.website': {
      _type: 'localeString',
      nl: 'Website',
      en: 'Website',
    },
    'customer.websiteHelp': {
      _type: 'localeString',
      nl: 'De website waar wij voor aan het werk gaan.',
      en: 'The website that we will work on.',
    },
    'customer.country': {
      _type: 'localeString',
      nl: 'Land',
      en: 'Country',
    },
    'customer.vatNumber': {
      _type: 'localeString',
      nl: 'Btw-nummer',
      en: 'VAT number',
    },
    'customer.vatNumberHelp': {
      _type: 'localeText',
      nl: 'Met de landcode ervoor, zoals BE0123456749. Je betaalt dan geen Nederlandse btw: die is verlegd.',
      en: 'With the country code before it, such as BE0123456749. You then pay no Dutch VAT: it is reverse-charged.',
    },
    'today.totalReversed': {
      _type: 'localeString',
      nl: 'Totaal',
      en: 'Total',
    },
    'renewal.inShortReversed': {
      _type: 'localeText',
      nl: 'Vandaag betaal je {total} (btw verlegd), op {date} weer, tot je opzegt met de link in je bevestiging of per e-mail.',
      en: 'Today you pay {total} (VAT reverse-charged), and again on {date}, until you cancel with the link in your confirmation or by e-mail.',
    },
    'messages.priceChangedReversed': {
      _type: 'localeText',
      nl: 'Het totaal is nu {total}, btw verlegd. Er is niets betaald. Bekijk het nieuwe bedrag en ga door als je akkoord bent.',
      en: 'The total is now {total}, VAT reverse-charged. Nothing has been paid. Check the new amount and continue if you agree.',
    },
    'messages.checkFields': {
      _type: 'titledText',
      title: {
        _type: 'localeString',
        nl: 'Kijk je gegevens na',
        en: 'Check your details',
      },
      text: {
        _type: 'localeText',
        nl: 'Er is niets betaald. Onder de velden staat wat er ontbreekt of niet klopt.',
        en: 'Nothing has been paid. Below the fields it says what is missing or not right.',
      },
    },
    'messages.fields': {
      company: {
        _type: 'localeString',
        nl: 'Vul de naam van je bedrijf in.',
        en: 'Enter the name of your company.',
      },
      website: {
        _type: 'localeString',
        nl: 'Vul het adres van je website in, zoals voorbeeld.nl.',
        en: 'Enter the address of your website, such as example.com.',
      },
      country: {
        _type: 'localeString',
        nl: 'Kies een land uit de lijst.',
        en: 'Choose a country from the list.',
      },
      vatNumber: {
        _type: 'localeText',
        nl: 'Vul je btw-nummer in. Buiten Nederland verkopen we alleen aan bedrijven met een btw-nummer.',
        en: 'Enter your VAT number. Outside the Netherlands we sell only to businesses with a VAT number.',
      },
      vatNumberInvalid: {
        _type: 'localeText',
        nl: 'Dit nummer hoort niet bij het gekozen land, of er staat een tikfout in. Klopt het toch? Mail naar {supportEmail}.',
        en: 'This number is not one of the chosen country, or it has a typing error. If it is right after all, mail {supportEmail}.',
      },
    },
  },
  siteSettings: {
    'labels.reverseCharge': {
      _type: 'localeString',
      nl: 'Btw verlegd',
      en: 'VAT reverse-charged',
    },
  },
}

/** Texts of the checkout that asked for less, and what they say now. */
export const CHANGED: Record<string, {from: Words; to: Words}> = {
  'customer.legend': {
    from: {
      nl: 'Jouw gegevens',
      en: 'Your details',
    },
    to: {
      nl: 'Je bedrijf',
      en: 'Your business',
    },
  },
  'messages.invalidEmail.text': {
    from: {
      nl: 'Dit adres klopt niet helemaal. Schrijf het als naam@bedrijf.nl, of laat het leeg.',
      en: 'This address is not quite right. Write it like name@company.com, or leave it empty.',
    },
    to: {
      nl: 'Vul een e-mailadres in dat klopt, zoals naam@bedrijf.nl.',
      en: 'Enter an e-mail address that works, such as name@company.com.',
    },
  },
}

type Words = {nl: string; en: string}
