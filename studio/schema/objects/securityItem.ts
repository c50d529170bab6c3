import {defineField, defineType} from 'sanity'
import {CUSTOMER_DESTINATIONS} from '../destinations.ts'
import {icon, line, text} from '../fields.ts'
import {first} from '../languageFields.ts'

export const securityItem = defineType({
  name: 'securityItem',
  title: 'Security item',
  type: 'object',
  fields: [
    icon(),
    line('title', 'Title', 'What it is about, such as the password. Also the title of the message.'),
    text('text', 'Text', 'One sentence on how it stands.'),
    line('button', 'Button', 'The words on the button below the sentence.'),
    defineField({
      name: 'destination',
      title: 'Leads to',
      type: 'string',
      description: 'The page that the button opens. Leave it empty to show the message instead.',
      options: {list: [...CUSTOMER_DESTINATIONS]},
    }),
    line('message', 'Message', {
      optional: true,
      description: 'Shown when the button is pressed and leads to no page; without it, the text is shown again.',
    }),
  ],
  preview: {select: {title: first('title'), subtitle: first('text')}},
})
