import {defineArrayMember, defineField, defineType} from 'sanity'
import {CHANGE_SET} from '../../domain/sets/changeSet.ts'
import {nlEn} from '../language.ts'

const required = (rule: {required: () => unknown}) => rule.required() as never
const moment = (name: string) => defineField({name, type: 'datetime'})
const text = (name: string) => defineField({name, type: 'string'})

/**
 * A set of changes. The dot in its name keeps it out of the site's content, the dot in its id out of public datasets, and
 * `liveEdit` out of the drafts: editors change it in *Publish together* only.
 */
export const changeSet = defineType({
  name: CHANGE_SET,
  title: nlEn('Set wijzigingen', 'Set of changes'),
  type: 'document',
  liveEdit: true,
  readOnly: true,
  __experimental_omnisearch_visibility: false,
  fields: [
    defineField({name: 'title', title: nlEn('Naam', 'Name'), type: 'string', validation: required}),
    defineField({
      name: 'state',
      type: 'string',
      options: {list: ['open', 'planned', 'live', 'ended']},
      validation: required,
    }),
    defineField({
      name: 'members',
      type: 'array',
      validation: required,
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            defineField({name: 'id', type: 'string', validation: required}),
            defineField({name: 'documentType', type: 'string', validation: required}),
            // The revision of the draft that an editor approved for its moment.
            text('revision'),
            // The published document as JSON from before the set went live; without one there was none.
            text('before'),
            // The document as JSON as the set had made it, from when it ended: a way back to its words.
            text('after'),
          ],
        }),
      ],
    }),
    moment('goLiveAt'),
    moment('endAt'),
    text('plannedBy'),
    // Another end may be planned by somebody else.
    text('endPlannedBy'),
    // Questions of the guards that the editor answered, by the identity of each.
    defineField({name: 'approved', type: 'array', of: [{type: 'string'}]}),
    // Its transactions at a planned moment, each with who planned it: what is planned now may be another time.
    defineField({
      name: 'carriedOut',
      type: 'array',
      of: [
        defineArrayMember({
          type: 'object',
          fields: [
            defineField({name: 'transaction', type: 'string', validation: required}),
            defineField({name: 'plannedBy', type: 'string'}),
          ],
        }),
      ],
    }),
    text('publication'),
    moment('publishedAt'),
    // Kept while a set is live again whose end was undone.
    moment('endedAt'),
    defineField({
      name: 'stopped',
      type: 'object',
      fields: [
        defineField({name: 'at', type: 'datetime', validation: required}),
        // The problems as JSON: the Studio makes sentences of them in its language.
        defineField({name: 'problems', type: 'string', validation: required}),
        moment('mailedAt'),
      ],
    }),
  ],
})
