import {RedoIcon} from '@sanity/icons/Redo'
import {defineField, defineType} from 'sanity'
import {fromFault} from '../../../domain/pages/redirects.ts'
import {nlEn, validity} from '../../language.ts'
import {destination} from '../destinationField.ts'
import {destinationTitle} from '../destinations.ts'
import {onOff, titled} from '../fields.ts'

/** Sends those who come by an address that is gone to where they find what they look for. */
export const redirect = defineType({
  name: 'redirect',
  title: nlEn('Doorverwijzing', 'Redirect'),
  type: 'document',
  icon: RedoIcon,
  fields: [
    defineField({
      name: 'from',
      ...titled(
        ['Oude adres', 'Old address'],
        [
          'Wat achter de naam van de site staat, zoals /oude-pagina of /en/old-page. Daar mag geen pagina staan.',
          'The path after the domain, such as /old-page or /en/old-page. No page may have this address.',
        ],
      ),
      type: 'string',
      validation: (rule) => [
        rule.required(),
        rule.custom((value) => (typeof value === 'string' ? validity(fromFault(value)) : true)),
      ],
    }),
    destination([
      'Waar bezoekers dan heen gaan. Een pagina opent in de taal van het oude adres.',
      'Where visitors are redirected to. A page opens in the language of the old address.',
    ]),
    onOff('permanent', ['Voorgoed', 'Permanent'], {
      help: [
        'Uit als het oude adres terugkomt: zoekmachines houden het dan, en browsers vragen elke keer.',
        'Turn off for a temporary redirect: search engines then keep the old address, and browsers check it each time.',
      ],
      initialValue: true,
    }),
  ],
  preview: {
    select: {title: 'from', destination: 'destination'},
    prepare: ({title, destination: to}) => ({title, subtitle: destinationTitle(to)}),
  },
})
