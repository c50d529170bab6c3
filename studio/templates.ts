import type {Template} from 'sanity'
import {FIXED_TYPES} from './model/datasetRulesDocuments.ts'

export const templateId = (type: string, field: string) => `${type}-by-${field}`

/** Begins a document of a part of a list, such as a question of one page, with the value that places it there. */
const inPart = (schemaType: string, field: string, title: string): Template => ({
  id: templateId(schemaType, field),
  title,
  schemaType,
  parameters: [{name: field, title: field, type: 'string'}],
  value: (parameters: Record<string, unknown>) => ({[field]: parameters[field]}),
})

/** What can be made: nothing whose set is fixed by the site. */
export const templates = (stock: Template[]): Template[] => [
  ...stock.filter(({schemaType}) => !FIXED_TYPES.includes(schemaType)),
  inPart('faq', 'page', stock.find(({schemaType}) => schemaType === 'faq')?.title ?? 'faq'),
]
