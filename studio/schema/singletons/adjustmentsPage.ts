import {EditIcon} from '@sanity/icons/Edit'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, section, text} from '../fields.ts'

export const adjustmentsPage = defineType({
  name: 'adjustmentsPage',
  title: nlEn('Aanpassingen', 'Adjustments'),
  type: 'document',
  icon: EditIcon,
  fields: [
    line('heading', ['Kop', 'Heading']),
    text('intro', ['Inleiding', 'Introduction']),
    section('saved', ['Melding na het opslaan', 'Message when saved'], {
      help: [
        'Verschijnt in de hoek na het opslaan. Er wordt niets verstuurd: zeg wat er wel gebeurt.',
        'Shown in the corner after saving. Nothing is sent anywhere, so say what does happen.',
      ],
      fields: [line('title', ['Titel', 'Title']), text('text', ['Tekst', 'Text'])],
    }),
    line('logHeading', ['Kop van het logboek', 'Heading of the log']),
    line('logIntro', ['Inleiding van het logboek', 'Introduction of the log'], {
      help: [
        'Eén regel onder die kop. {count} is hoeveel optimalisaties de lijst heeft.',
        'One line below the heading. {count} is the number of optimisations in the list.',
      ],
      placeholders: ['count'],
    }),
    line('badge', ['Merkje op de kaarten', 'Badge on the cards'], {
      help: ['Staat op elke kaart: de optimalisatie staat aan.', 'Shown on each card: the optimisation is active.'],
    }),
    section('statuses', ['Standen in het logboek', 'States in the log'], {
      help: [
        'De woorden voor hoe ver een optimalisatie is, in de lijst en in haar filter.',
        'The words for the status of an optimisation, in the list and its filter.',
      ],
      fields: [
        line('active', ['Actief', 'Active']),
        line('completed', ['Voltooid', 'Completed']),
        line('pending', ['Wachtend', 'Pending']),
        line('scheduled', ['Gepland', 'Scheduled']),
      ],
    }),
    section('empty', ['Als er niets is', 'Empty states'], {
      fields: [
        line('cards', ['Kaarten', 'Cards']),
        line('log', ['Logboek', 'Log'], {
          help: ['Als een filter niets overlaat.', 'Shown when a filter has no results.'],
        }),
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Aanpassingen', 'Adjustments')})},
})
