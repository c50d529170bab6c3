import {MenuIcon} from '@sanity/icons/Menu'
import {defineField, defineType} from 'sanity'
import {action, line, section, text} from '../fields.ts'

const actions = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: 'array',
    of: [{type: 'action'}],
    description: 'Links to pages that the site does not have yet are left out until it does.',
    validation: (rule) => rule.required().min(1),
  })

export const navigation = defineType({
  name: 'navigation',
  title: 'Header, footer and menu',
  type: 'document',
  icon: MenuIcon,
  fields: [
    section(
      'sidebar',
      'Menu of the customer area',
      [
        line('label', 'Name of the menu', {description: 'For people who hear the page.'}),
        line('dashboard', 'Dashboard'),
        line('adjustments', 'Adjustments'),
        line('audit', 'Audit'),
        line('information', 'Information'),
        line('help', 'Help'),
        line('account', 'Account'),
        line('logout', 'Log out'),
      ],
      'The entries are the pages of the customer area, in this order.',
    ),
    section(
      'sample',
      'Notice of sample data',
      [line('label', 'Label'), text('explanation', 'Explanation')],
      'Stands once on every page of the customer area.',
    ),
    section('header', 'Header', [action('login', 'Log in'), action('start', 'Start')]),
    section('footer', 'Footer', [
      line('companyHeading', 'First column'),
      actions('companyLinks', 'Links of the first column'),
      line('startHeading', 'Second column'),
      actions('startLinks', 'Links of the second column'),
      line('addressHeading', 'Heading of the address'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Header, footer and menu'})},
})
