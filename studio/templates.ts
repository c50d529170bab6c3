import type {Template} from 'sanity'
import {FIXED_TYPES} from '../domain/content-rules/documentRules.ts'
import {CHANGE_SET} from '../domain/sets/changeSet.ts'

type Value = (given: string | undefined) => unknown

export const templateId = (type: string, field: string) => `${type}-by-${field}`

/** Begins a document with one value that is given: a question with its page, a price with its plan. */
const begunWith = (schemaType: string, field: string, value: Value = (given) => given): Template => ({
  id: templateId(schemaType, field),
  title: schemaType,
  schemaType,
  parameters: [{name: field, title: field, type: 'string'}],
  value: (parameters: Record<string, string>) => ({[field]: value(parameters[field])}),
})

/** Begins a promotional price of one plan, which everybody gets each time. */
const promotionOf: Template = {
  id: templateId('offer', 'plan'),
  title: 'offer',
  schemaType: 'offer',
  parameters: [{name: 'plan', title: 'plan', type: 'string'}],
  value: ({plan}: Record<string, string>) => ({
    plans: [{_type: 'reference', _key: plan, _ref: plan}],
    oncePerCompany: false,
  }),
}

/** Templates of documents that editors can create; not of those whose set is fixed by the site. */
export const templates = (stock: Template[]): Template[] => [
  ...stock.filter(({schemaType}) => !FIXED_TYPES.includes(schemaType) && schemaType !== CHANGE_SET),
  begunWith('faq', 'page'),
  begunWith('price', 'plan', (id) => ({_type: 'reference', _ref: id})),
  promotionOf,
]
