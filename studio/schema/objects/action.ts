import {LinkIcon} from '@sanity/icons/Link'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {destination} from '../destinationField.ts'
import {destinationTitle} from '../destinations.ts'
import {line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const action = defineType({
  name: 'action',
  title: nlEn('Knop of link', 'Button or link'),
  type: 'object',
  icon: LinkIcon,
  fields: [
    line('label', 'Label', {
      help: [
        'De woorden op de knop of link. Zeg wat er gebeurt: “Bekijk onze pakketten”, niet “Klik hier”.',
        'The text of the button or link. Say what happens: “See our plans”, not “Click here”.',
      ],
    }),
    destination([
      'De pagina die opent: van deze site, een ander adres, of een mail.',
      'A page of this site, another address, or an e-mail address.',
    ]),
  ],
  preview: {
    select: {title: first('label'), destination: 'destination'},
    prepare: ({title, destination: to}) => ({title, subtitle: destinationTitle(to)}),
  },
})
