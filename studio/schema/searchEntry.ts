import {defineField} from 'sanity'
import {line, onOff, text} from './fields.ts'

/** What search engines and others who link to a page are told, for documents that are a page themselves. */
export const searchEntry = (what: string) => [
  line('title', 'Title', {
    description: `What the browser tab and the search result show of ${what}: 10 to 60 characters.`,
    length: [10, 60],
  }),
  text('description', 'Description', {
    description: `Two sentences below the search result of ${what}: 70 to 160 characters.`,
    length: [70, 160],
  }),
  defineField({
    name: 'shareImage',
    title: 'Image when shared',
    type: 'picture',
    description: `What services show that ${what} is shared on: 1200 by 630 pixels. Empty means the image in Site settings.`,
  }),
  onOff('noIndex', 'Keep out of search engines', `On means that search engines are asked to pass over ${what}.`, false),
]
