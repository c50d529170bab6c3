import {SearchIcon} from '@sanity/icons/Search'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {windFailures} from '../fieldGroups/windFailures.ts'
import {windQuestions} from '../fieldGroups/windQuestions.ts'
import {line, section, text} from '../fields.ts'

/** Words of the page on which a visitor measures a website, and of its form in the hero. */
export const windPage = defineType({
  name: 'windPage',
  title: nlEn('Meet de wind', 'Measure the wind'),
  type: 'document',
  icon: SearchIcon,
  fields: [
    section('form', ['Formulier', 'Form'], {
      help: [
        'Label, knop en uitleg staan ook in de hero van de landingspagina.',
        'Label, button and explanation are in the hero of the landing page too.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('intro', ['Inleiding', 'Introduction']),
        line('label', ['Label van het veld', 'Label of the field']),
        line('button', ['Knop', 'Button']),
        line('hint', ['Uitleg onder het veld', 'Explanation below the field'], {
          help: ['Hoe lang het duurt, en wat we bewaren.', 'How long it takes, and what we keep.'],
        }),
      ],
    }),
    section('result', ['Uitslag', 'Result'], {
      fields: [
        line('heading', ['Kop', 'Heading'], {
          help: ['{site} is de gemeten website.', '{site} is the measured website.'],
          placeholders: ['site'],
        }),
        line('summary', ['Hoeveel vragen in orde zijn', 'How many questions are fine'], {
          help: ['{fine} en {asked} worden getallen.', '{fine} and {asked} become numbers.'],
          placeholders: ['fine', 'asked'],
        }),
        line('attention', ['Boven wat aandacht vraagt', 'Above the attention points']),
        line('fine', ['Boven wat in orde is', 'Above what is fine']),
        text('scope', ['Waar we naar keken', 'What we looked at']),
        text('link', ['Over de link', 'About the link'], {
          help: [
            'De link van de pagina bewaart het adres en meet bij elk bezoek opnieuw.',
            'The link to the page holds the address, and measures again with each visit.',
          ],
        }),
        line('again', ['Boven het volgende formulier', 'Above the next form']),
      ],
    }),
    windQuestions,
    section('service', ['Wat we eraan doen', 'What we do about it'], {
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('none', ['Als alles in orde is', 'When everything is fine']),
        line('plans', ['Boven de pakketten', 'Above the plans']),
      ],
    }),
    windFailures,
    section('owner', ['Voor eigenaren', 'For owners'], {
      help: [
        'Staat onder elke meting: hoe een eigenaar voorkomt dat bezoekers zijn website meten.',
        'Below each result: how an owner keeps visitors from measuring their website.',
      ],
      fields: [
        line('heading', ['Kop', 'Heading']),
        text('text', ['Tekst', 'Text'], {
          help: [
            '{agent} is de naam waarmee we ons aan websites bekendmaken.',
            '{agent} is the name by which we make ourselves known to websites.',
          ],
          placeholders: ['agent'],
        }),
      ],
    }),
  ],
  preview: {prepare: () => ({title: nlEn('Meet de wind', 'Measure the wind')})},
})
