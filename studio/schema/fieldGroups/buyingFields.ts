import {line, section, text} from '../fields.ts'

/** Texts of the customer portal about another subscription. */
export const BUYING_FIELDS = section('buying', ['Nog een abonnement', 'Another subscription'], {
  help: [
    'De klant kiest een pakket en komt op de bestelpagina, waar de gegevens al zijn ingevuld.',
    'The customer chooses a plan and comes to the checkout, where the details are already filled in.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading'], {
      help: ['Waar de klant op klikt voor nog een website.', 'The customer clicks it for another website.'],
    }),
    text('text', ['Tekst bij nog een website', 'Text for another website']),
    text('again', ['Tekst bij opnieuw beginnen', 'Text for starting again'], {
      help: ['Boven de pakketten als het abonnement is afgelopen.', 'Above the plans when the subscription has ended.'],
    }),
  ],
})
