import {orderableDocumentListDeskItem} from '@sanity/orderable-document-list'
import type {FunctionComponent} from 'react'
import type {
  ListBuilder,
  ListItem,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
} from 'sanity/structure'
import {type Entry, STRUCTURE, type ViewName} from './structureEntries.ts'
import {DeletedView} from './views/DeletedView.tsx'
import {LiveOrder} from './views/LiveOrder.tsx'
import {PricesView} from './views/PricesView.tsx'
import {StartView} from './views/StartView.tsx'
import {TranslationsView} from './views/TranslationsView.tsx'

/** The list names its pane after the type, not after the line that opens it, and does not say that it is live. */
const asOurs = (title: string, item: ListItem): ListItem => {
  Object.assign(item.child ?? {}, {title, component: LiveOrder})
  return item
}

type Line = Parameters<ListBuilder['items']>[0][number]

const VIEWS: Record<ViewName, FunctionComponent> = {
  start: StartView,
  'price-list': PricesView,
  translations: TranslationsView,
  deleted: DeletedView,
}

/** How lists without an order of their own are sorted. */
const ORDERINGS: Readonly<Record<string, {field: string; direction: 'asc' | 'desc'}[]>> = {
  price: [
    {field: 'plan.orderRank', direction: 'asc'},
    {field: 'exclVat', direction: 'asc'},
  ],
}

const builder = (S: StructureBuilder, context: StructureResolverContext) => {
  const title = (type: string) => context.schema.get(type)?.title ?? type

  function build(entry: Entry): Line {
    switch (entry.kind) {
      case 'divider':
        return S.divider()
      case 'group':
        return S.listItem().title(entry.title).icon(entry.icon).child(list(entry.title, entry.entries))
      case 'document':
        return single(entry.type)
      case 'documents':
        return documents(entry)
      case 'ordered':
        return ordered(entry)
      case 'view':
        return view(entry)
    }
  }

  const list = (name: string, entries: readonly Entry[]): ListBuilder => S.list().title(name).items(entries.map(build))

  /** Opens the one document of its type directly. */
  const single = (type: string) =>
    S.listItem()
      .id(type)
      .title(title(type))
      .icon(context.schema.get(type)?.icon)
      .child(S.document().schemaType(type).documentId(type).title(title(type)))

  const documents = ({type, title: name, icon}: Extract<Entry, {kind: 'documents'}>) => {
    const ordering = ORDERINGS[type]
    const all = S.documentTypeList(type).title(name)
    const item = S.documentTypeListItem(type)
      .title(name)
      .child(ordering ? all.defaultOrdering(ordering) : all)
    return icon ? item.icon(icon) : item
  }

  const ordered = ({type, title: name, icon, where}: Extract<Entry, {kind: 'ordered'}>) =>
    asOurs(
      name,
      orderableDocumentListDeskItem({
        type,
        title: name,
        S,
        context,
        ...(icon && {icon}),
        ...(where && {
          id: `${type}-${where.value}`,
          filter: `${where.field} == $value`,
          params: {value: where.value},
          createIntent: false,
        }),
      }),
    )

  const view = ({view: id, title: name, icon}: Extract<Entry, {kind: 'view'}>) =>
    S.listItem().id(id).title(name).icon(icon).child(S.component(VIEWS[id]).id(id).title(name))

  return list
}

export const structure: StructureResolver = (S, context) => builder(S, context)('Content', STRUCTURE)
