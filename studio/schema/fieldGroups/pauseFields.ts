import {line, section, text} from '../fields.ts'

/** Texts of the customer portal about pausing. */
export const PAUSE_FIELDS = section('pause', ['Pauzeren', 'Pausing'], {
  help: ['Staat er bij een pakket per maand dat is betaald.', 'Shown with a monthly plan that is paid.'],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Tekst', 'Text'], {
      help: ['Wat het betekent. {pauseFrom} wordt ingevuld.', 'What it means. {pauseFrom} is filled in.'],
      placeholders: ['pauseFrom'],
    }),
    line('option', ['Knop', 'Button'], {
      help: [
        'Staat er drie keer: één, twee en drie maanden. {pauseUntil} wordt ingevuld.',
        'Shown three times: one, two and three months. {pauseUntil} is filled in.',
      ],
      placeholders: ['pauseUntil'],
    }),
    line('done', ['Gepauzeerd', 'Paused']),
    text('failed', ['Niet gelukt', 'Did not work'], {
      help: [
        'Als onze betaaldienst bij het pauzeren niet te bereiken is.',
        'Shown when our payment provider cannot be reached to pause.',
      ],
    }),
    line('resumeHeading', ['Kop om eerder verder te gaan', 'Heading for going on sooner']),
    text('resumeText', ['Tekst om eerder verder te gaan', 'Text for going on sooner'], {
      help: [
        '{resumeOn}, {nextTotal} en {inclVat} worden ingevuld.',
        '{resumeOn}, {nextTotal} and {inclVat} are filled in.',
      ],
      placeholders: ['resumeOn', 'nextTotal', 'inclVat'],
    }),
    line('resumeButton', ['Knop om eerder verder te gaan', 'Button for going on sooner']),
    line('resumed', ['Pauze voorbij', 'Pause over']),
  ],
})
