import {defineField, defineType} from 'sanity'
import {icon, line, text} from '../fields.ts'

export const securityItem = defineType({
  name: 'securityItem',
  title: 'Security item',
  type: 'object',
  fields: [
    icon(),
    line('title', 'Title'),
    text('text', 'Text'),
    line('button', 'Button'),
    defineField({
      name: 'destination',
      title: 'Leads to',
      type: 'string',
      description: 'Leave it empty to show the message instead.',
      options: {list: [{value: '/logout', title: 'Log out'}]},
    }),
    line('message', 'Message', {optional: true, description: 'Shown instead when the button leads nowhere.'}),
  ],
  preview: {select: {title: 'title.nl', subtitle: 'text.nl'}},
})
