import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {defineField, defineType} from 'sanity'
import {line, onOff, text} from '../fields.ts'
import {first} from '../languageFields.ts'

/** How a page shows up in search engines and when it is shared. One document per route. */
export const page = defineType({
  name: 'page',
  title: 'Page in search engines',
  type: 'document',
  icon: EarthGlobeIcon,
  fields: [
    defineField({
      name: 'route',
      title: 'Address of the page',
      type: 'string',
      description:
        'The path without a language in front. Set by the site; /checkout/:plan stands for every plan that has no entry of its own.',
      readOnly: ({document}) => Boolean(document?._createdAt && document.route),
      validation: (rule) => rule.required(),
    }),
    line('title', 'Title', {
      description:
        'What the browser tab and the search result show: 10 to 60 characters. On the checkout {plan} is filled in.',
      placeholders: ['plan'],
      length: [10, 60],
    }),
    text('description', 'Description', {
      description: 'Two sentences below the search result: 70 to 160 characters. {plan} is filled in on the checkout.',
      placeholders: ['plan'],
      length: [70, 160],
    }),
    defineField({
      name: 'canonicalRoute',
      title: 'Canonical address',
      type: 'string',
      description: 'Only when another page has the same content: the path of that page.',
    }),
    defineField({
      name: 'shareImage',
      title: 'Image when shared',
      type: 'picture',
      description:
        'Shown when somebody shares this page; 1200 by 630 pixels fits most services. Empty means the image in Site settings.',
    }),
    onOff('noIndex', 'Keep out of search engines', 'On asks search engines to leave this page out.', false),
  ],
  preview: {
    select: {title: first('title'), route: 'route', noIndex: 'noIndex'},
    prepare: ({title, route, noIndex}) => ({title, subtitle: `${route}${noIndex ? ' · not in search engines' : ''}`}),
  },
})
