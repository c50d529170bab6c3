import {LinkIcon} from '@sanity/icons/Link'
import {defineField, defineType} from 'sanity'
import {line} from '../fields.ts'

/** Where a button or link may lead: a page of the site, or an external link that lives in the site settings. */
const DESTINATIONS = [
  {value: '/', title: 'Landing page'},
  {value: '/#pricing', title: 'Prices on the landing page'},
  {value: '/checkout/basis', title: 'Checkout: Basis'},
  {value: '/checkout/pro', title: 'Checkout: Pro'},
  {value: '/over-ons', title: 'About us'},
  {value: '/algemene-voorwaarden', title: 'Terms and conditions'},
  {value: '/algemene-voorwaarden#data-and-privacy', title: 'Terms: data and privacy'},
  {value: '/algemene-voorwaarden#contact', title: 'Terms: contact'},
  {value: '/login', title: 'Log in'},
  {value: 'introCall', title: 'Intro call (external link, new tab)'},
  {value: 'reviews', title: 'Reviews (external link, new tab)'},
] as const

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
    defineField({
      name: 'destination',
      title: 'Leads to',
      type: 'string',
      description: 'The page that opens. External links are set once, in Site settings.',
      options: {list: DESTINATIONS.map(({value, title}) => ({value, title}))},
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {select: {title: 'label.nl', subtitle: 'destination'}},
})
