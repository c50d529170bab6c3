import {nlEn} from '../language.ts'
import {label, section, text} from './fields.ts'

/** Texts of the customer portal about the first 24 hours. */
export const FIRST_DAY = section(
  'firstDay',
  nlEn('De eerste 24 uur', 'The first 24 hours'),
  nlEn(
    'Bovenaan bij een nieuwe klant, totdat de eerste verbeteringen live zijn. Het beheer zegt wat klaar is.',
    'At the top for a new customer, until the first improvements are live. The back office says what is done.',
  ),
  [
    label('heading', ['Kop', 'Heading'], ['Boven de stappen.', 'Above the steps.']),
    text(
      'text',
      nlEn('Zolang er iets ontbreekt', 'While something is missing'),
      nlEn('Wat we vragen, en wat daarna gebeurt.', 'What we ask for, and what happens after that.'),
    ),
    text('promised', nlEn('Als alles is verteld', 'Once all is told'), {
      description: nlEn(
        'Wanneer de eerste verbeteringen live zijn. {liveBy} wordt ingevuld.',
        'When the first improvements are live. {liveBy} is filled in.',
      ),
      placeholders: ['liveBy'],
    }),
    text('late', nlEn('Als het niet is gelukt', 'When it is late'), {
      description: nlEn(
        'Als de eerste verbeteringen er niet waren op het beloofde moment. {liveBy} wordt ingevuld.',
        'When the first improvements were not there at the promised moment. {liveBy} is filled in.',
      ),
      placeholders: ['liveBy'],
    }),
    text('newDay', nlEn('Met een nieuwe dag', 'With a new day'), {
      description: nlEn(
        'Als het beheer daarna een nieuwe dag heeft beloofd. {newDay} wordt ingevuld.',
        'When the back office has promised a new day after that. {newDay} is filled in.',
      ),
      placeholders: ['newDay'],
    }),
    label('paid', ['Stap: betaald', 'Step: paid'], ['De eerste stap.', 'The first step.']),
    label('told', ['Stap: verteld', 'Step: told'], ['Wat de klant doet.', 'What the customer does.']),
    label(
      'connected',
      ['Stap: verbonden', 'Step: connected'],
      ['Als onze laag op de site staat.', 'When our layer stands on the site.'],
    ),
    label(
      'live',
      ['Stap: live', 'Step: live'],
      ['Als de eerste verbeteringen live zijn.', 'When the first improvements are live.'],
    ),
    label('now', ['Nu', 'Now'], ['Bij de stap die aan de beurt is.', 'At the step whose turn it is.']),
    label('later', ['Later', 'Later'], ['Bij stappen daarna.', 'At the steps after that.']),
    label(
      'missing',
      ['Wat ontbreekt', 'What is missing'],
      ['Voor de namen van de velden die leeg zijn.', 'Before the names of the fields that are empty.'],
    ),
    label(
      'fillIn',
      ['Link naar het formulier', 'Link to the form'],
      ['Leidt naar de gegevens op dezelfde pagina.', 'Leads to the details on the same page.'],
    ),
    section(
      'ways',
      nlEn('Hoe we op de site komen', 'How we get onto the site'),
      nlEn('Wat er gebeurt bij elke keuze van toegang.', 'What happens with each choice of access.'),
      [
        label(
          'script',
          ['Regel code', 'Line of code'],
          ['Als de klant zelf een regel code plaatst.', 'When the customer places a line of code.'],
        ),
        label(
          'login',
          ['Account', 'Account'],
          ['Als de klant een account voor ons maakt.', 'When the customer makes an account for us.'],
        ),
        label('together', ['Samen', 'Together'], ['Als we het samen doen.', 'When we do it together.']),
      ],
    ),
    text(
      'person',
      nlEn('Een mens', 'A person'),
      nlEn('Onder de stappen: hoe de klant iemand bereikt.', 'Below the steps: how the customer reaches somebody.'),
    ),
  ],
)
