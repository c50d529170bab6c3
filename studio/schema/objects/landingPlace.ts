import {EyeClosedIcon} from '@sanity/icons/EyeClosed'
import {InlineElementIcon} from '@sanity/icons/InlineElement'
import {defineField, defineType} from 'sanity'
import {LANDING_SECTIONS, landingSection} from '../../../domain/pages/landingSections.ts'
import {inStudio, nlEn} from '../../language.ts'
import {titled} from '../fields.ts'

/** The place of one section of the landing page. */
export const landingPlace = defineType({
  name: 'landingPlace',
  title: nlEn('Deel van de landingspagina', 'Section of the landing page'),
  type: 'object',
  icon: InlineElementIcon,
  fields: [
    defineField({
      name: 'section',
      ...titled(['Deel', 'Section']),
      type: 'string',
      options: {list: LANDING_SECTIONS.map(({name, title}) => ({value: name, title: inStudio(title)}))},
      readOnly: true,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'hidden',
      ...titled(
        ['Verborgen', 'Hidden'],
        [
          'Aan: dit deel staat niet op de landingspagina. De woorden ervan blijven bewaard, onder hun eigen tab.',
          'When on, this section is not on the landing page. Its words are kept, under their own tab.',
        ],
      ),
      type: 'boolean',
      validation: (rule) =>
        rule.custom((hidden, {parent}) => {
          const stays = landingSection((parent as {section?: string} | undefined)?.section)?.stays
          return !hidden || !stays || nlEn(`Dit deel moet blijven: ${stays.nl}`, `This section must stay: ${stays.en}`)
        }),
    }),
  ],
  preview: {
    select: {section: 'section', hidden: 'hidden'},
    prepare: ({section, hidden}) => ({
      title: inStudio(landingSection(section)?.title ?? {nl: '', en: ''}),
      ...(hidden && {subtitle: nlEn('Verborgen', 'Hidden'), media: EyeClosedIcon}),
    }),
  },
})
