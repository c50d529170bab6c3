import {MenuIcon} from '@sanity/icons/Menu'
import {defineField, defineType} from 'sanity'
import {action, line, section} from '../fields.ts'

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
  title: 'Header and footer',
  type: 'document',
  icon: MenuIcon,
  fields: [
    section('header', 'Header', [action('login', 'Log in'), action('start', 'Start')]),
    section('footer', 'Footer', [
      line('companyHeading', 'First column'),
      actions('companyLinks', 'Links of the first column'),
      line('startHeading', 'Second column'),
      actions('startLinks', 'Links of the second column'),
      line('addressHeading', 'Heading of the address'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Header and footer'})},
})
