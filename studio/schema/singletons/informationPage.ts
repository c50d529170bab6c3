import {InfoOutlineIcon} from '@sanity/icons/InfoOutline'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {items, line, section, text} from '../fields.ts'

export const informationPage = defineType({
  name: 'informationPage',
  title: nlEn('Informatie', 'Information'),
  type: 'document',
  icon: InfoOutlineIcon,
  fields: [
    line(
      'heading',
      nlEn('Kop', 'Heading'),
      nlEn('Staat bovenaan de pagina met informatie.', 'Stands at the top of the page with information.'),
    ),
    text(
      'intro',
      nlEn('Inleiding', 'Introduction'),
      nlEn(
        'Eén zin daaronder: waar de informatie voor wordt gebruikt.',
        'One sentence below it: what the information is used for.',
      ),
    ),
    line(
      'readOnlyNote',
      nlEn('Opmerking over vaste velden', 'Note on read-only fields'),
      nlEn(
        'Staat boven de velden van het bedrijf en van de zoekwoorden.',
        'Stands above the fields of the business and of the keywords.',
      ),
    ),
    section(
      'business',
      nlEn('Over het bedrijf', 'Business info'),
      nlEn('Wat de AI van het voorbeeldbedrijf weet.', 'What the AI knows about the sample company.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven wat er van het bedrijf bekend is.', 'Stands above what is known of the company.'),
        ),
        items(
          'fields',
          nlEn('Velden', 'Fields'),
          nlEn(
            'Wat er van het bedrijf bekend is, één veld per stuk, op volgorde.',
            'What is known of the company, one field each, in their order.',
          ),
          'labelledValue',
        ),
      ],
    ),
    section(
      'keywords',
      nlEn('Zoekwoorden', 'Keywords'),
      nlEn('Waarop het voorbeeldbedrijf gevonden wil worden.', 'What the sample company wants to be found for.'),
      [
        line('heading', nlEn('Kop', 'Heading'), nlEn('Staat boven de zoekwoorden.', 'Stands above the keywords.')),
        items(
          'fields',
          nlEn('Velden', 'Fields'),
          nlEn('Eén groep zoekwoorden per stuk, op volgorde.', 'One group of keywords each, in their order.'),
          'labelledValue',
        ),
      ],
    ),
    section(
      'settings',
      nlEn('Instellingen', 'Settings'),
      nlEn('Wat de AI in het voorbeeldaccount mag doen.', 'What the AI may do in the sample account.'),
      [
        line(
          'heading',
          nlEn('Kop', 'Heading'),
          nlEn('Staat boven de schakelaars van de instellingen.', 'Stands above the switches of the settings.'),
        ),
        items(
          'toggles',
          nlEn('Schakelaars', 'Switches'),
          nlEn('Eén instelling per schakelaar, op volgorde.', 'One setting each, in their order.'),
          'toggle',
        ),
      ],
    ),
  ],
  preview: {prepare: () => ({title: nlEn('Informatie', 'Information')})},
})
