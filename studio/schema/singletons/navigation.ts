import {MenuIcon} from '@sanity/icons/Menu'
import {defineField, defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

const list = (name: string, title: string, description: string, type: string, most: number, least = 0) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{type}],
    description,
    validation: (rule) => rule.required().min(least).max(most),
  })

export const navigation = defineType({
  name: 'navigation',
  title: 'Header, footer and menu',
  type: 'document',
  icon: MenuIcon,
  fields: [
    section('header', 'Header', 'The bar at the top of every public page.', [
      list(
        'links',
        'Menu',
        'Links to pages and parts of pages, in their order. Phones have no room for them: put into the footer too what nobody should miss.',
        'action',
        5,
      ),
      list('buttons', 'Buttons', 'At the right, on phones too; the last one stands out.', 'action', 2, 1),
    ]),
    section('footer', 'Footer', 'The end of every public page.', [
      list('columns', 'Columns', 'Links in columns beside each other, each below a heading.', 'linkColumn', 3, 1),
      line('addressHeading', 'Heading of the address', 'Stands above the address of the company.'),
    ]),
    section('sidebar', 'Menu of the customer area', 'Stands beside every page of the customer area.', [
      line('label', 'Name of the menu', 'Read out to people who hear the page; it is not seen.'),
      list(
        'links',
        'Entries',
        'Links with an icon, in their order. The one that logs out stands apart at the end.',
        'menuEntry',
        12,
        1,
      ),
    ]),
    section('sample', 'Notice of sample data', 'Stands once on every page of the customer area.', [
      line('label', 'Label', 'One or two words, as a badge.'),
      text('explanation', 'Explanation', 'One sentence beside that badge.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Header, footer and menu'})},
})
