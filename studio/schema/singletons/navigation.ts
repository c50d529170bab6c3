import {MenuIcon} from '@sanity/icons/Menu'
import {defineField, defineType} from 'sanity'
import {CUSTOMER_PAGES} from '../../model/pages.ts'
import {action, line, section, text} from '../fields.ts'

const actions = (name: string, title: string, description: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{type: 'action'}],
    description,
    validation: (rule) => rule.required().min(1),
  })

export const navigation = defineType({
  name: 'navigation',
  title: 'Header, footer and menu',
  type: 'document',
  icon: MenuIcon,
  fields: [
    section('sidebar', 'Menu of the customer area', 'The entries are the pages of the customer area, in this order.', [
      line('label', 'Name of the menu', 'Read out to people who hear the page; it is not seen.'),
      ...CUSTOMER_PAGES.map(({type, title}) => line(type, title, `The words of the entry “${title}”.`)),
    ]),
    section('sample', 'Notice of sample data', 'Stands once on every page of the customer area.', [
      line('label', 'Label', 'One or two words, as a badge.'),
      text('explanation', 'Explanation', 'One sentence beside that badge.'),
    ]),
    section('header', 'Header', 'The two links at the top of every public page.', [
      action('login', 'Log in', 'The quieter of the two links.'),
      action('start', 'Start', 'The one of the two that stands out.'),
    ]),
    section('footer', 'Footer', 'The end of every public page.', [
      line('companyHeading', 'First column', 'Stands above the links on the company.'),
      actions('companyLinks', 'Links of the first column', 'Links on the company, in their order.'),
      line('startHeading', 'Second column', 'Stands above the links for getting started.'),
      actions('startLinks', 'Links of the second column', 'Links for visitors who want to begin, in their order.'),
      line('addressHeading', 'Heading of the address', 'Stands above the address of the company.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Header, footer and menu'})},
})
