import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {defineField, defineType} from 'sanity'
import {nlEn} from '../../language.ts'
import {line, onOff, text, titled} from '../fields.ts'
import {first} from '../languageFields.ts'

/** How a page shows up in search engines and when it is shared. One document per route. */
export const page = defineType({
  name: 'page',
  title: nlEn('Pagina in zoekmachines', 'Page in search engines'),
  type: 'document',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'route',
      ...titled(
        ['Adres van de pagina', 'Address of the page'],
        [
          'Het pad zonder taal ervoor. De site bepaalt het; /checkout/:plan staat voor elk pakket dat zelf geen regel heeft.',
          'The path without a language prefix. Set by the site; /checkout/:plan is for every plan without an entry of its own.',
        ],
      ),
      type: 'string',
      readOnly: ({document}) => Boolean(document?._createdAt && document.route),
      validation: (rule) => rule.required(),
    }),
    line('title', ['Titel', 'Title'], {
      help: [
        'Wat op het tabblad en in het zoekresultaat staat: 10 tot 60 tekens. Bij het afrekenen wordt {plan} ingevuld.',
        'Shown in the browser tab and the search result: 10 to 60 characters. {plan} is filled in on the checkout.',
      ],
      placeholders: ['plan'],
      length: [10, 60],
    }),
    text('description', ['Omschrijving', 'Description'], {
      help: [
        'Twee zinnen onder het zoekresultaat: 70 tot 160 tekens. Bij het afrekenen wordt {plan} ingevuld.',
        'Two sentences below the search result: 70 to 160 characters. {plan} is filled in on the checkout.',
      ],
      placeholders: ['plan'],
      length: [70, 160],
    }),
    defineField({
      name: 'canonicalRoute',
      ...titled(
        ['Canoniek adres', 'Canonical address'],
        [
          'Alleen als een andere pagina dezelfde inhoud heeft: het pad van die pagina.',
          'The path of another page with the same content, if there is one.',
        ],
      ),
      type: 'string',
    }),
    defineField({
      name: 'shareImage',
      ...titled(
        ['Afbeelding bij delen', 'Image when shared'],
        [
          'Staat erbij als iemand deze pagina deelt; 1200 bij 630 pixels past bij de meeste diensten. Leeg betekent de afbeelding in Instellingen van de site; is die er niet, dan tekent de site er een met de titel.',
          'Shown when this page is shared; 1200 by 630 pixels fits most services. If empty, the image in Site settings is used; without that, the site draws one with the title.',
        ],
      ),
      type: 'picture',
    }),
    onOff('noIndex', ['Buiten zoekmachines houden', 'Keep out of search engines'], {
      help: [
        'Aan vraagt zoekmachines om deze pagina weg te laten.',
        'Turn on to ask search engines to leave this page out.',
      ],
      initialValue: false,
    }),
  ],
  preview: {
    select: {title: first('title'), route: 'route', noIndex: 'noIndex'},
    prepare: ({title, route, noIndex}) => ({
      title,
      subtitle: `${route}${noIndex ? nlEn(' · niet in zoekmachines', ' · not in search engines') : ''}`,
    }),
  },
})
