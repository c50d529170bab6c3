import {HomeIcon} from '@sanity/icons/Home'
import {defineType} from 'sanity'
import {action, items, line, lines, picture, section, text} from '../fields.ts'

export const landingPage = defineType({
  name: 'landingPage',
  title: 'Landing page',
  type: 'document',
  icon: HomeIcon,
  fields: [
    section('reviewStrip', 'Review strip', 'The bar at the very top.', [
      line('text', 'Text', 'A few words before the link to the reviews.'),
      action('link', 'Link', 'Leads to the reviews.'),
    ]),
    section('hero', 'Opening', 'The first screen: headline, buttons and the chart beside them.', [
      line('eyebrow', 'Line above the headline', 'A small line that says for whom this is.'),
      line('headline', 'Headline', 'The promise of the site. One sentence, without a full stop.'),
      text('intro', 'Introduction', 'One or two sentences below the headline.'),
      action('primaryAction', 'First button', 'The button that stands out: what most visitors should do first.'),
      action('secondaryAction', 'Second button', 'The quieter button beside the first.'),
      line('note', 'Note under the buttons', 'A small line that takes away a doubt.'),
      line(
        'chartCaption',
        'Line under the chart',
        'The chart is that of the demo dashboard, so this says that it is sample data.',
      ),
      picture('Takes the place of the chart and its line. Without it the chart is there.'),
    ]),
    lines('benefits', 'Benefit lines', 'Below the introduction. On phones one at a time, each for three seconds.'),
    section('claims', 'What to expect, and when', 'On the dark ground below the chart.', [
      line('heading', 'Heading', 'Stands above the claims.'),
      items('items', 'Claims', 'The title stands out: a time or a figure. The text says what to expect.', 'titledText'),
      text('note', 'Note', 'Says what we cannot promise, below the claims.'),
      picture('Stands beside the claims where there is room, and above them where there is not. May be left empty.'),
    ]),
    section('features', 'Features', 'The words above the features; the features themselves are under Features.', [
      line('heading', 'Heading', 'Stands above the features.'),
      text('intro', 'Introduction', 'One or two sentences before the features.'),
    ]),
    section('blog', 'Blog', 'Announces the blog until there is one.', [
      line('heading', 'Heading', 'Stands on the card of the blog.'),
      line('badge', 'Badge', 'One or two words above that heading.'),
      text('text', 'Text', 'What the blog will be about.'),
      picture('Takes the place of the windsock on the card. May be left empty.'),
    ]),
    section('pricing', 'Prices', 'The words around the plans; plans and prices themselves are under Pricing.', [
      line('heading', 'Heading', 'Stands above the plans.'),
      text('intro', 'Introduction', 'One or two sentences before the plans.'),
      text('vatNote', 'Note on VAT', 'A line below the plans.'),
      line('perMonth', 'After the price', 'Follows the amount: "per maand, excl. btw".'),
      line('inclVat', 'After the price with VAT', 'Follows the amount with VAT: "incl. btw".'),
      line('detailsLabel', 'Link to the details of a plan', 'Opens the dialog that says what is in that plan.'),
      line(
        'comingSoon',
        'Plan that cannot be bought yet',
        'Badge and button of a plan that is not on sale, such as "Coming soon".',
      ),
    ]),
    section('faq', 'Questions', 'The words beside the questions; the questions themselves are under Questions.', [
      line('heading', 'Heading', 'Stands beside the questions.'),
      text('intro', 'Introduction', 'A sentence below that heading.'),
    ]),
    section('closing', 'Closing', 'The end of the page, for visitors who read this far.', [
      line('heading', 'Heading', 'The last heading of the landing page.'),
      text('text', 'Text', 'One or two sentences that lead to the last two buttons.'),
      action('primaryAction', 'First button', 'The one of the last two buttons that stands out.'),
      action('secondaryAction', 'Second button', 'The quieter one of the last two buttons.'),
    ]),
  ],
  preview: {prepare: () => ({title: 'Landing page'})},
})
