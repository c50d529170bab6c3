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
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn('Staat bovenaan de pagina met aanpassingen.', 'Stands at the top of the page with adjustments.'),
    ),
    text(
      'intro',
      nlEn('Inleiding', 'Introduction'),
      nlEn(
        'Eén zin daaronder: wat een bezoeker met de kaarten kan doen.',
        'One sentence below it: what a visitor can do with the cards.',
      ),
    ),
    section(
      'saved',
      nlEn('Melding na het opslaan', 'Message when saved'),
      nlEn(
        'Verschijnt in de hoek na het opslaan. Er wordt niets verstuurd: zeg wat er wel gebeurt.',
        'Appears in the corner after saving. Nothing is sent anywhere: say what does happen.',
      ),
      [
        line(
          'title',
          nlEn('Titel', 'Title'),
          nlEn('De eerste regel van de melding, vet.', 'The first line of the message, in bold.'),
        ),
        text(
          'text',
          nlEn('Tekst', 'Text'),
          nlEn('Wat er met de wijzigingen is gebeurd, in één zin.', 'What happened with the changes, in one sentence.'),
        ),
      ],
    ),
    line(
      'logHeading',
      nlEn('Kop van het logboek', 'Heading of the log'),
      nlEn('Staat boven de lijst van recente optimalisaties.', 'Stands above the list of recent optimisations.'),
    ),
    line('logIntro', nlEn('Inleiding van het logboek', 'Introduction of the log'), {
      description: nlEn(
        'Eén regel onder die kop. {count} is hoeveel optimalisaties de lijst heeft.',
        'One line below that heading. {count} is how many optimisations the list has.',
      ),
      placeholders: ['count'],
    }),
    line(
      'badge',
      nlEn('Merkje op de kaarten', 'Badge on the cards'),
      nlEn('Staat op elke kaart: de optimalisatie staat aan.', 'Stands on each card: the optimisation is on.'),
    ),
    section(
      'statuses',
      nlEn('Standen in het logboek', 'States in the log'),
      nlEn(
        'De woorden voor hoe ver een optimalisatie is, in de lijst en in haar filter.',
        'The words for how far an optimisation is, in the list and in its filter.',
      ),
      [
        line('active', nlEn('Actief', 'Active'), nlEn('De optimalisatie loopt.', 'The optimisation is running.')),
        line(
          'completed',
          nlEn('Voltooid', 'Completed'),
          nlEn('De optimalisatie is klaar.', 'The optimisation is done.'),
        ),
        line(
          'pending',
          nlEn('Wachtend', 'Pending'),
          nlEn('De optimalisatie wacht op iets.', 'The optimisation waits for something.'),
        ),
        line(
          'scheduled',
          nlEn('Gepland', 'Scheduled'),
          nlEn('De optimalisatie komt nog.', 'The optimisation is still to come.'),
        ),
      ],
    ),
    section(
      'empty',
      nlEn('Als er niets is', 'When there is nothing'),
      nlEn(
        'Wat er staat zolang een lijst met aanpassingen leeg is.',
        'What stands there while a list of adjustments is empty.',
      ),
      [
        line(
          'cards',
          nlEn('Kaarten', 'Cards'),
          nlEn('Zolang er niets is geoptimaliseerd.', 'While nothing has been optimised.'),
        ),
        line('log', nlEn('Logboek', 'Log'), nlEn('Als een filter niets overlaat.', 'When a filter leaves nothing.')),
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Aanpassingen', 'Adjustments')})},
})
