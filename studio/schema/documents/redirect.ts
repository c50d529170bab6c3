import {RedoIcon} from '@sanity/icons/Redo'
import {defineField, defineType} from 'sanity'
import {fromFault} from '../../model/redirects.ts'
import {destination} from '../destinationField.ts'
import {destinationTitle} from '../destinations.ts'
import {onOff} from '../fields.ts'

/** Sends those who come by an address that is gone to where they find what they look for. */
export const redirect = defineType({
  name: 'redirect',
  title: 'Redirect',
  type: 'document',
  icon: RedoIcon,
  fields: [
    defineField({
      name: 'from',
      title: 'Old address',
      type: 'string',
      description:
        'What stands after the name of the site, such as /oude-pagina or /en/old-page. No page may stand there.',
      validation: (rule) => [
        rule.required(),
        rule.custom((value) => (typeof value === 'string' ? (fromFault(value) ?? true) : true)),
      ],
    }),
    destination('Where its visitors go on. A page opens in the language of the old address.'),
    onOff(
      'permanent',
      'For good',
      'Off while the old address will be back: search engines keep it then, and browsers ask each time.',
      true,
    ),
  ],
  preview: {
    select: {title: 'from', destination: 'destination'},
    prepare: ({title, destination: to}) => ({title, subtitle: destinationTitle(to)}),
  },
})
