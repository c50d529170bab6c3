import {DashboardIcon} from '@sanity/icons/Dashboard'
import {defineField, defineType} from 'sanity'
import {line, section, text} from '../fields.ts'

export const dashboardPage = defineType({
  name: 'dashboardPage',
  title: 'Dashboard',
  type: 'document',
  icon: DashboardIcon,
  fields: [
    line('heading', 'Heading'),
    defineField({
      name: 'lastUpdated',
      title: 'Last updated',
      type: 'datetime',
      description: 'The moment that the sample figures belong to. The month of the visibility card follows it.',
      validation: (rule) => rule.required(),
    }),
    line('lastUpdatedLabel', 'Line with the moment', {description: '{moment} is filled in.', placeholders: ['moment']}),
    section('periods', 'Period buttons', [
      line('label', 'Label'),
      line('week', 'This week'),
      line('month', 'This month'),
      line('note', 'Note on the period that cannot be chosen', {
        description: 'The sample figures are those of one month; this says so.',
      }),
    ]),
    section('banner', 'Banner', [
      line('heading', 'Heading'),
      text('text', 'Text'),
      line('linkLabel', 'Link to the adjustments'),
    ]),
    section('planDialog', 'Plan details', [line('trigger', 'Button'), line('heading', 'Heading')]),
    section('chart', 'Visitor chart', [
      line('heading', 'Heading'),
      line('subtitle', 'Subtitle'),
      line('visitorsLabel', 'Visitors'),
      line('benchmarkLabel', 'Benchmark'),
      line('totalLabel', 'Total'),
      line('growthLabel', 'Growth'),
      line('bestDayLabel', 'Best day'),
      line('bestDayValue', 'Best day, in words', {
        description: '{date} and {visitors} are filled in.',
        placeholders: ['date', 'visitors'],
      }),
      line('tooltipOver', 'Above the benchmark', {description: '{percent} is filled in.', placeholders: ['percent']}),
      line('tooltipUnder', 'Below the benchmark', {description: '{percent} is filled in.', placeholders: ['percent']}),
      text('description', 'Description for people who cannot see the chart'),
      section('table', 'Table behind the chart', [
        line('show', 'Show'),
        line('hide', 'Hide'),
        line('date', 'Date'),
        line('over', 'Difference'),
        line('download', 'Link to download the figures'),
      ]),
    ]),
    section('visibility', 'Visibility card', [
      line('heading', 'Heading', {
        description: '{month} is the month that the figures were last updated in.',
        placeholders: ['month'],
      }),
      line('value', 'Value'),
      line('comparison', 'Compared with'),
      line('caption', 'Caption'),
    ]),
    section('updates', 'Recent updates', [line('heading', 'Heading'), line('detailsLabel', 'Button')]),
    section('windScale', 'Wind scale', [
      line('heading', 'Heading'),
      line('scoreLabel', 'Label of the score'),
      defineField({
        name: 'score',
        title: 'Score',
        type: 'number',
        description: 'From 0 to 10, with one decimal: how far the windsock lifts. Keep it the same as the metric card.',
        validation: (rule) => rule.required().min(0).max(10).precision(1),
      }),
      line('change', 'Change'),
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
