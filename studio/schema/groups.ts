import type {FieldDefinition, FieldGroupDefinition} from 'sanity'
import {nlEn} from '../language.ts'

type Type = {name: string; type: string; fields?: FieldDefinition[]; groups?: FieldGroupDefinition[]}

/** From so many parts on a form is too long to scroll through. */
const MANY = 4
/** Group of fields that belong to no other. */
const GENERAL = {name: 'general', title: nlEn('Algemeen', 'General')}

/** A part of a page: a box of fields of its own. */
const isPart = ({type, fields}: {type: string; fields?: unknown}) => type === 'object' && Array.isArray(fields)

/**
 * A document of many parts, with a tab for each, in their order. A field that is no part may say with which it stands
 * (`group`); the others have the first tab.
 */
export function withGroups<T extends object>(type: T): T {
  const {fields = [], groups, type: kind} = type as T & Type
  const parts = fields.filter(isPart)
  if (kind !== 'document' || groups || parts.length < MANY) return type
  const grouped = fields.map((field) => ({
    ...field,
    group: isPart(field) ? field.name : (field.group ?? GENERAL.name),
  }))
  const tabs = parts.map(({name, title}) => ({name, title: title ?? name}))
  const all = grouped.some(({group}) => group === GENERAL.name) ? [GENERAL, ...tabs] : tabs
  return {...type, fields: grouped, groups: all.map((group, index) => ({...group, default: index === 0}))}
}
