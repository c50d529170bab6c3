import type {FieldDefinition, FieldGroupDefinition} from 'sanity'
import {nlEn} from '../language.ts'
import {TABS, type Tab} from './tabs.ts'

type Type = {name: string; type: string; fields?: FieldDefinition[]; groups?: FieldGroupDefinition[]}

/** From so many parts on a form is too long to scroll through. */
const MANY = 4
/** Group of fields that belong to no other. */
const GENERAL = {name: 'general', title: nlEn('Algemeen', 'General')}

/** A part of a page: a box of fields of its own. */
const isPart = ({type, fields}: {type: string; fields?: unknown}) => type === 'object' && Array.isArray(fields)

/**
 * A document of many parts, with a tab for each, in their order. A field that is no part may say with which it stands
 * (`group`); the others have the first tab. Tabs of the table come before those of parts.
 */
export function withGroups<T extends object>(type: T): T {
  const {name, fields: all = [], groups, type: kind} = type as T & Type
  if (kind !== 'document' || groups) return type
  const fields = all.map((field) => inTabs(field, TABS[`${name}.${field.name}`] ?? []))
  const own = TABS[name] ?? []
  const parts = all.filter((field) => isPart(field) && !tabOf(field.name, own))
  if (parts.length < MANY && own.length === 0) return {...type, fields}
  const rest = own[0]?.name ?? GENERAL.name
  const areTabs = parts.length >= MANY
  const grouped = fields.map((field) => ({
    ...field,
    group: tabOf(field.name, own) ?? (areTabs && isPart(field) ? field.name : (field.group ?? rest)),
  }))
  const tabs = [...(own.length > 0 ? own : [GENERAL]), ...(areTabs ? parts : [])]
    .map((tab) => ({name: tab.name, title: tab.title ?? tab.name}))
    .filter(({name: tab}) => grouped.some(({group}) => group === tab))
  return {...type, fields: grouped, groups: withFirst(tabs)}
}

const tabOf = (field: string, tabs: readonly Tab[]) => tabs.find(({fields}) => fields.includes(field))?.name

const withFirst = (groups: readonly FieldGroupDefinition[]) =>
  groups.map((group, index) => ({...group, default: index === 0}))

/** The fields of a part, in tabs of their own. */
function inTabs<T extends FieldDefinition>(part: T, tabs: readonly Tab[]): T {
  const {fields} = part as {fields?: FieldDefinition[]}
  const [first] = tabs
  if (!fields || !first) return part
  return {
    ...part,
    fields: fields.map((field) => ({...field, group: tabOf(field.name, tabs) ?? first.name})),
    groups: withFirst(tabs.map(({name, title}) => ({name, title}))),
  }
}
