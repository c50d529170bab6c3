import {HomeIcon} from '@sanity/icons/Home'
import {defineType} from 'sanity'
import {action, items, line, lines, section, text} from '../fields.ts'

export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  icon: HomeIcon,
  fields: [
    section('reviewStrip', 'Review strip', [line('text', 'Text'), action('link', 'Link')], 'The bar at the very top.'),
    section('hero', 'Opening', [
      line('eyebrow', 'Line above the headline'),
      line('headline', 'Headline'),
      text('intro', 'Introduction'),
      action('primaryAction', 'First button'),
      action('secondaryAction', 'Second button'),
      line('note', 'Note under the buttons'),
      line('chartCaption', 'Line under the chart', {
        description: 'The chart is that of the demo dashboard, so this says that it is sample data.',
      }),
    ]),
    lines('benefits', 'Benefit lines', 'Shown one at a time on phones, each for three seconds.'),
    section('claims', 'What to expect, and when', [
      line('heading', 'Heading'),
      items('items', 'Claims', 'titledText'),
      text('note', 'Note'),
    ]),
    section('features', 'Features', [line('heading', 'Heading'), text('intro', 'Introduction')]),
    section('blog', 'Blog', [line('heading', 'Heading'), line('badge', 'Badge'), text('text', 'Text')]),
    section('pricing', 'Prices', [
      line('heading', 'Heading'),
      text('intro', 'Introduction'),
      text('vatNote', 'Note on VAT'),
      line('perMonth', 'After the price', {description: 'Follows the amount: "per maand, excl. btw".'}),
      line('inclVat', 'After the price with VAT', {description: 'Follows the amount with VAT: "incl. btw".'}),
      line('detailsLabel', 'Link to the details of a plan'),
      line('comingSoon', 'Plan that cannot be bought yet', {
        description: 'Badge and button of a plan that is not on sale, such as "Coming soon".',
      }),
    ]),
    section('faq', 'Questions', [line('heading', 'Heading'), text('intro', 'Introduction')]),
    section('closing', 'Closing', [
      line('heading', 'Heading'),
      text('text', 'Text'),
      action('primaryAction', 'First button'),
      action('secondaryAction', 'Second button'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Landing page'})},
})
