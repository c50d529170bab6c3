import {line, section, text} from './fields.ts'

/** Texts of the customer portal about the first 24 hours. */
export const FIRST_DAY = section('firstDay', ['De eerste 24 uur', 'The first 24 hours'], {
  help: [
    'Bovenaan bij een nieuwe klant, totdat de eerste verbeteringen live zijn. Het beheer zegt wat klaar is.',
    'At the top for a new customer, until the first improvements are live. The back office says what is done.',
  ],
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('text', ['Zolang er iets ontbreekt', 'While something is missing'], {
      help: ['Wat we vragen, en wat daarna gebeurt.', 'What we ask for, and what happens after that.'],
    }),
    text('promised', ['Als alles is verteld', 'Once all is told'], {
      help: [
        'Wanneer de eerste verbeteringen live zijn. {liveBy} wordt ingevuld.',
        'When the first improvements are live. {liveBy} is filled in.',
      ],
      placeholders: ['liveBy'],
    }),
    text('late', ['Als het niet is gelukt', 'When it is late'], {
      help: [
        'Als de eerste verbeteringen er niet waren op het beloofde moment. {liveBy} wordt ingevuld.',
        'When the first improvements were not there at the promised moment. {liveBy} is filled in.',
      ],
      placeholders: ['liveBy'],
    }),
    text('newDay', ['Met een nieuwe dag', 'With a new day'], {
      help: [
        'Als het beheer daarna een nieuwe dag heeft beloofd. {newDay} wordt ingevuld.',
        'When the back office has promised a new day after that. {newDay} is filled in.',
      ],
      placeholders: ['newDay'],
    }),
    line('paid', ['Stap: betaald', 'Step: paid']),
    line('told', ['Stap: verteld', 'Step: told']),
    line('connected', ['Stap: verbonden', 'Step: connected']),
    line('live', ['Stap: live', 'Step: live']),
    line('now', ['Nu', 'Now']),
    line('later', ['Later', 'Later']),
    line('missing', ['Wat ontbreekt', 'What is missing'], {
      help: ['Voor de namen van de velden die leeg zijn.', 'Before the names of the fields that are empty.'],
    }),
    line('fillIn', ['Link naar het formulier', 'Link to the form']),
    section('ways', ['Hoe we op de site komen', 'How we get onto the site'], {
      help: ['Wat er gebeurt bij elke keuze van toegang.', 'What happens with each choice of access.'],
      fields: [
        line('script', ['Regel code', 'Line of code']),
        line('login', ['Account', 'Account']),
        line('together', ['Samen', 'Together']),
      ],
    }),
    text('person', ['Een mens', 'A person'], {
      help: ['Onder de stappen: hoe de klant iemand bereikt.', 'Below the steps: how the customer reaches somebody.'],
    }),
  ],
})
