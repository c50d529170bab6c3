import {defineField} from 'sanity'
import {line, onOff, text, titled} from '../fields.ts'

/** Title, description and image for search engines and links, of documents that are a page themselves. */
export const searchEntry = (what: string) => [
  line('title', ['Titel', 'Title'], {
    help: [
      `Wat het tabblad en het zoekresultaat van ${what} tonen: 10 tot 60 tekens.`,
      `Shown in the browser tab and the search result of ${what}: 10 to 60 characters.`,
    ],
    length: [10, 60],
  }),
  text('description', ['Omschrijving', 'Description'], {
    help: [
      `Twee zinnen onder het zoekresultaat van ${what}: 70 tot 160 tekens.`,
      `Two sentences below the search result of ${what}: 70 to 160 characters.`,
    ],
    length: [70, 160],
  }),
  defineField({
    name: 'shareImage',
    ...titled(
      ['Afbeelding bij delen', 'Image when shared'],
      [
        `Wat diensten tonen als ${what} wordt gedeeld: 1200 bij 630 pixels. Leeg betekent de afbeelding in Instellingen van de site; is die er niet, dan tekent de site er een met de titel.`,
        `Shown when ${what} is shared: 1200 by 630 pixels. If empty, the image in Site settings is used; without that, the site draws one with the title.`,
      ],
    ),
    type: 'picture',
  }),
  onOff('noIndex', ['Buiten zoekmachines houden', 'Keep out of search engines'], {
    help: [`Aan vraagt zoekmachines om ${what} over te slaan.`, `Turn on to ask search engines to leave out ${what}.`],
    initialValue: false,
  }),
]
