import {line, section, text} from '../fields.ts'

/** Texts of the customer portal about the first 24 hours. */
export const FIRST_DAY = section('firstDay', ['De eerste 24 uur', 'The first 24 hours'], {
  help: [
    'Bovenaan bij een nieuwe klant, totdat de eerste verbeteringen live zijn. Het beheer zegt wat klaar is.',
    'Shown at the top for new customers, until the first improvements are live. Admin marks the steps as done.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Zolang er iets ontbreekt', 'While something is missing'], {
      help: ['Wat we vragen, en wat daarna gebeurt.', 'What we ask for, and what happens next.'],
    }),
    text('promised', ['Als alles is verteld', 'Once details are complete'], {
      help: [
        'Wanneer de eerste verbeteringen live zijn. {liveBy} wordt ingevuld.',
        'When the first improvements will be live. {liveBy} is filled in.',
      ],
      placeholders: ['liveBy'],
    }),
    text('late', ['Als het niet is gelukt', 'When we are late'], {
      help: [
        'Als de eerste verbeteringen er niet waren op het beloofde moment. {liveBy} wordt ingevuld.',
        'Shown when the first improvements were not live in time. {liveBy} is filled in.',
      ],
      placeholders: ['liveBy'],
    }),
    text('newDay', ['Met een nieuwe dag', 'With a new date'], {
      help: [
        'Als het beheer daarna een nieuwe dag heeft beloofd. {newDay} wordt ingevuld.',
        'Shown when admin has set a new date. {newDay} is filled in.',
      ],
      placeholders: ['newDay'],
    }),
    line('paid', ['Stap: betaald', 'Step: paid']),
    line('told', ['Stap: verteld', 'Step: details complete']),
    line('connected', ['Stap: verbonden', 'Step: connected']),
    line('live', ['Stap: live', 'Step: live']),
    line('now', ['Nu', 'Now']),
    line('later', ['Later', 'Later']),
    line('missing', ['Wat ontbreekt', 'What is missing'], {
      help: ['Voor de namen van de velden die leeg zijn.', 'Before the names of the empty fields.'],
    }),
    line('fillIn', ['Link naar het formulier', 'Link to the form']),
    section('ways', ['Hoe we op de site komen', 'How we access the site'], {
      help: ['Wat er gebeurt bij elke keuze van toegang.', 'What happens with each way of access.'],
      fields: [
        line('script', ['Regel code', 'Line of code']),
        line('login', ['Account', 'Account']),
        line('together', ['Samen', 'Together']),
      ],
    }),
    text('person', ['Een mens', 'Personal contact'], {
      help: ['Onder de stappen: hoe de klant iemand bereikt.', 'Below the steps: how to reach a person.'],
    }),
  ],
})
