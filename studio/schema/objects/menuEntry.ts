import {LinkIcon} from '@sanity/icons/Link'
import {defineType} from 'sanity'
import {destination} from '../destinationField.ts'
import {destinationTitle} from '../destinations.ts'
import {icon, line} from '../fields.ts'
import {first} from '../languageFields.ts'

export const menuEntry = defineType({
  name: 'menuEntry',
  title: 'Entry of a menu',
  type: 'object',
  icon: LinkIcon,
  fields: [
    icon(),
    line('label', 'Words', 'What the entry says, in one or two words.'),
    destination('The page that this entry opens. The entry of the page that is shown is highlighted.'),
  ],
  preview: {
    select: {title: first('label'), destination: 'destination'},
    prepare: ({title, destination: to}) => ({title, subtitle: destinationTitle(to)}),
  },
})
