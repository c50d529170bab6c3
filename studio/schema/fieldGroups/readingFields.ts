import {line, section, text} from '../fields.ts'

/** Texts of the customer portal about the link that only shows. */
export const READING_FIELDS = section('reading', ['Meekijken', 'Looking along'], {
  help: [
    'De klant maakt een link voor een boekhouder of collega, die niets kan veranderen.',
    'The customer makes a link for a bookkeeper or colleague, who can change nothing.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text']),
    line('button', ['Knop', 'Button']),
    text('link', ['Tekst bij de link', 'Text at the link'], {
      help: ['{readUntil} wordt ingevuld.', '{readUntil} is filled in.'],
      placeholders: ['readUntil'],
    }),
    line('withdraw', ['Knop om in te trekken', 'Button to withdraw']),
    line('made', ['Gemaakt', 'Made']),
    line('withdrawn', ['Ingetrokken', 'Withdrawn']),
    text('reader', ['Voor wie meekijkt', 'For those who look along'], {
      help: ['Boven de pagina achter die link.', 'At the top of the page behind that link.'],
    }),
  ],
})
