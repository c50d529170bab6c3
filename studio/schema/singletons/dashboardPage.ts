import {DashboardIcon} from '@sanity/icons/Dashboard'
import {defineField, defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

export const dashboardPage = defineType({
  name: 'dashboardPage',
  title: 'Dashboard',
  type: 'document',
  icon: DashboardIcon,
  fields: [
    line('heading', 'Heading', 'Stands at the top of the dashboard.'),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      type: 'datetime',
      description: 'The moment that the sample figures belong to. The month of the visibility card follows it.',
      validation: (rule) => rule.required(),
    }),
    line('lastUpdatedLabel', 'Line with the moment', {
      description: 'Below the heading of the page. {moment} is when the figures were last updated.',
      placeholders: ['moment'],
    }),
    section('periods', 'Period buttons', 'The two buttons beside the heading of the page.', [
      line('label', 'Name of the buttons', 'Read out before the two buttons; it is not seen.'),
      line('week', 'This week', 'The button that cannot be chosen.'),
      line('month', 'This month', 'The button that is chosen.'),
      line('note', 'Note on the period that cannot be chosen', 'Says why: the sample figures are those of one month.'),
    ]),
    section('banner', 'Banner', 'The words beside the windsock at the top.', [
      line('heading', 'Heading', 'How things are going, in a few words.'),
      text('text', 'Text', 'One or two sentences on what changed.'),
      line(
        'linkLabel',
        'Link to the adjustments',
        'Leads to the adjustments, from here and from the details of an update.',
      ),
    ]),
    section('planDialog', 'Plan details', 'The dialog with the details of all plans.', [
      line('trigger', 'Button', 'Opens the dialog on the plans.'),
      line('heading', 'Heading', 'Stands at the top of the dialog on the plans.'),
    ]),
    section('chart', 'Visitor chart', 'The chart of visitors per day, its sums and its table.', [
      line('heading', 'Heading', 'Stands above the chart, and names the file with its figures.'),
      line('subtitle', 'Subtitle', 'Says which days the chart shows.'),
      line('visitorsLabel', 'Visitors', 'Names the filled line of the chart, and its column in the table.'),
      line('benchmarkLabel', 'Benchmark', 'Names the dotted line of the chart, and its column in the table.'),
      line('totalLabel', 'Total', 'Stands above the sum of all visitors.'),
      line('growthLabel', 'Growth', 'Stands above the growth since the month before.'),
      line('bestDayLabel', 'Best day', 'Stands above the day with the most visitors.'),
      line('bestDayValue', 'Best day, in words', {
        description: 'Says which day that was. {date} and {visitors} are filled in.',
        placeholders: ['date', 'visitors'],
      }),
      line('tooltipOver', 'Above the benchmark', {
        description: 'Beside a day with more visitors than the benchmark. {percent} is the difference.',
        placeholders: ['percent'],
      }),
      line('tooltipUnder', 'Below the benchmark', {
        description: 'Beside a day with fewer visitors than the benchmark. {percent} is the difference.',
        placeholders: ['percent'],
      }),
      text(
        'description',
        'Description for people who cannot see the chart',
        'Read out instead of the chart: what it shows, with its first and last figures.',
      ),
      section('table', 'Table behind the chart', 'The same figures as a table that opens below the chart.', [
        line('show', 'Show', 'Opens the table.'),
        line('hide', 'Hide', 'Closes the table.'),
        line('date', 'Date', 'The head of the column with the days.'),
        line('over', 'Difference', 'The head of the column with the difference from the benchmark, in percent.'),
        line('download', 'Link to download the figures', 'Saves the table as a file for a spreadsheet.'),
      ]),
    ]),
    section('visibility', 'Visibility card', 'The card that says how much more visible the website is.', [
      line('heading', 'Heading', {
        description: 'Stands on top of the card. {month} is the month that the figures were last updated in.',
        placeholders: ['month'],
      }),
      line('value', 'Value', 'The large figure of the card, with its sign: +160%.'),
      line('comparison', 'Compared with', 'What the large figure is measured against.'),
      line('caption', 'Caption', 'A word or two below it, as a badge.'),
    ]),
    section(
      'updates',
      'Recent updates',
      'The words around the list; the updates themselves are under Recent updates.',
      [
        line('heading', 'Heading', 'Stands above the updates.'),
        line('detailsLabel', 'Button', 'Opens the details of one update.'),
      ],
    ),
    section('windScale', 'Wind scale', 'The scale from 0 to 10 beside the windsock.', [
      line('heading', 'Name of the scale', 'Read out before the scale; it is not seen.'),
      line('scoreLabel', 'Label of the score', 'Stands above the large score.'),
      defineField({
        name: 'score',
        title: 'Score',
        type: 'number',
        description: 'From 0 to 10, with one decimal: how far the windsock lifts. Keep it the same as the metric card.',
        validation: (rule) => rule.required().min(0).max(10).precision(1),
      }),
      line('change', 'Change', 'Beside the score: how it differs from before, with its sign: +0,8 deze week.'),
      defineField({
        name: 'steps',
        title: 'From calm to stormy',
        type: 'array',
        description: 'Five words, each for two points of the scale.',
        of: [{type: 'localeString'}],
        validation: (rule) => rule.required().length(5),
      }),
    ]),
  ],
  preview: {prepare: () => ({title: 'Dashboard'})},
})
