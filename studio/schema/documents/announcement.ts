import {BellIcon} from '@sanity/icons/Bell'
import {defineField, defineType, type ValidationContext} from 'sanity'
import {amsterdamDay, daysLater} from '../../../domain/format/dates.ts'
import {dayName, nlEn} from '../../language.ts'
import {DAY_OPTIONS, day, line, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

/** Days that a new announcement stands, unless its editor chooses otherwise. */
const USUAL_DAYS = 14

const notBeforeFirst = (lastDay: unknown, {document}: ValidationContext) => {
  const firstDay = (document as {firstDay?: string} | undefined)?.firstDay
  return (
    !firstDay ||
    typeof lastDay !== 'string' ||
    lastDay >= firstDay ||
    nlEn('Kies een dag die niet vóór de eerste ligt', 'Choose a day that is not before the first')
  )
}

export const announcement = defineType({
  name: 'announcement',
  title: nlEn('Aankondiging', 'Announcement'),
  type: 'document',
  icon: BellIcon,
  fields: [
    line('text', ['Tekst', 'Text'], {
      length: [4, 140],
      help: [
        'Staat in een balk boven de kop van elke pagina van de site. Eén zin, hoogstens 140 tekens: op een telefoon zijn dat vier regels.',
        'Shown in a bar above the header of every page of the site. One sentence of at most 140 characters, which is four lines on a phone.',
      ],
    }),
    defineField({
      name: 'link',
      ...titled(
        ['Link', 'Link'],
        [
          'Volgt op de tekst. Op de pagina’s om te betalen staat de tekst er zonder link, zodat niets van het betalen afleidt. Mag leeg blijven.',
          'Follows the text. The pages for paying show the text without it, so that nothing leads away from paying. Optional.',
        ],
      ),
      type: 'action',
    }),
    {
      ...day('firstDay', ['Eerste dag', 'First day'], {
        help: [
          'De balk verschijnt vanzelf aan het begin van deze dag in Amsterdam.',
          'The bar appears by itself at midnight in Amsterdam at the start of this day.',
        ],
      }),
      initialValue: () => amsterdamDay(new Date()),
    },
    defineField({
      name: 'lastDay',
      ...titled(
        ['Laatste dag', 'Last day'],
        [
          'De balk verdwijnt vanzelf aan het einde van deze dag. Wie haar eerder sluit, ziet haar niet meer; een nieuwe aankondiging wel.',
          'The bar disappears by itself at the end of this day. Visitors who close it do not see it again; they do see a new announcement.',
        ],
      ),
      type: 'date',
      options: DAY_OPTIONS,
      initialValue: () => daysLater(amsterdamDay(new Date()), USUAL_DAYS),
      validation: (rule) => [rule.required(), rule.custom(notBeforeFirst)],
    }),
  ],
  preview: {
    select: {title: first('text'), firstDay: 'firstDay', lastDay: 'lastDay'},
    prepare: ({title, firstDay, lastDay}) => ({
      title,
      subtitle: [firstDay, lastDay]
        .filter((each) => typeof each === 'string')
        .map(dayName)
        .join(' – '),
    }),
  },
})
