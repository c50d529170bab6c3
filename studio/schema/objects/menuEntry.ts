import {LinkIcon} from '@sanity/icons/Link'
import {defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {destination} from '../destinationField.ts'
import {destinationTitle} from '../destinations.ts'
import {icon, line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const menuEntry = defineType({
  name: 'menuEntry',
  title: nlEn('Regel van een menu', 'Entry of a menu'),
  type: 'object',
  icon: LinkIcon,
  fields: [
    icon(),
    line('label', ['Woorden', 'Words']),
    destination([
      'De pagina die deze regel opent. De regel van de pagina die openstaat valt op.',
      'The page this entry opens. The entry of the current page is highlighted.',
    ]),
  ],
  preview: {
    select: {title: first('label'), destination: 'destination'},
    prepare: ({title, destination: to}) => ({title, subtitle: destinationTitle(to)}),
  },
})
