import {LinkIcon} from '@sanity/icons/Link'
import {defineType} from 'sanity'
import {destination} from '../destinationField.ts'
import {destinationTitle} from '../destinations.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const action = defineType({
  name: 'action',
  title: 'Button or link',
  type: 'object',
  icon: LinkIcon,
  fields: [
    line(
      'label',
      'Label',
      'The words on the button or link. Say what happens: "Bekijk onze pakketten", not "Klik hier".',
    ),
    destination('The page that opens: of this site, another address, or a mail.'),
  ],
  preview: {
    select: {title: first('label'), destination: 'destination'},
    prepare: ({title, destination: to}) => ({title, subtitle: destinationTitle(to)}),
  },
})
