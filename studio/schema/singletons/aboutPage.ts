import {UsersIcon} from '@sanity/icons/Users'
import {defineType} from 'sanity'
import {action, items, line, richText, section, text} from '../fields.ts'

export const aboutPage = defineType({
  name: 'aboutPage',
  title: 'About us',
  type: 'document',
  icon: UsersIcon,
  fields: [
    section('hero', 'Opening', 'The first screen of the page.', [
      line('heading', 'Heading', 'The large words that the page opens with.'),
      text('intro', 'Introduction', 'A few sentences below them: why the company exists.'),
    ]),
    section('mission', 'Mission', 'What the company wants to achieve, on the dark ground.', [
      line('heading', 'Heading', 'Stands beside the mission.'),
      richText('body', 'Text', 'The mission itself, in a few paragraphs.'),
    ]),
    section('values', 'Values', 'What the company stands for.', [
      line('heading', 'Heading', 'Stands above the values.'),
      items('items', 'Values', 'One value each, three beside each other; drag to change the order.', 'iconText'),
    ]),
    section('comparison', 'Comparison', 'A table that sets us beside a traditional agency.', [
      line('heading', 'Heading', 'Stands above the table of the comparison.'),
      text('intro', 'Introduction', 'Says how the comparison is meant.'),
      section('columns', 'Columns', 'The heads of the three columns.', [
        line('aspect', 'Aspect', 'The head of the column that says what is compared.'),
        line('us', 'Ourselves', 'The head of our column.'),
        line('agency', 'Agency', 'The head of the column of the agency.'),
      ]),
      items('rows', 'Rows', 'One aspect each; drag to change the order.', 'comparisonRow'),
    ]),
    section('closing', 'Closing', 'The end of the page, with what to do next.', [
      line('heading', 'Heading', 'The last heading of the page.'),
      text('text', 'Text', 'A sentence that leads to the button below it.'),
      action('action', 'Button', 'What a reader of this page would do next.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'About us'})},
})
