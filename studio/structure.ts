import {AddIcon} from '@sanity/icons/Add'
import {GenerateIcon} from '@sanity/icons/Generate'
import {SortIcon} from '@sanity/icons/Sort'
import {orderableDocumentListDeskItem} from '@sanity/orderable-document-list'
import type {FunctionComponent} from 'react'
import type {
  DefaultDocumentNodeResolver,
  DocumentBuilder,
  IntentParams,
  ListBuilder,
  ListItem,
  StructureBuilder,
  StructureResolver,
  StructureResolverContext,
  UserViewComponent,
} from 'sanity/structure'
import {nlEn} from './language.ts'
import {type Entry, STRUCTURE, type ViewName} from './structureEntries.ts'
import {templateId} from './templates.ts'
import {DeletedView} from './views/deleted/DeletedView.tsx'
import {FindView} from './views/FindView.tsx'
import {LiveOrder} from './views/LiveOrder.tsx'
import {PricesView} from './views/prices/PricesView.tsx'
import {MailView} from './views/samples/MailView.tsx'
import {SubscriptionView} from './views/samples/SubscriptionView.tsx'
import {StartView} from './views/start/StartView.tsx'
import {TogetherView} from './views/together/TogetherView.tsx'
import {TranslationsView} from './views/translations/TranslationsView.tsx'

type Where = Extract<Entry, {kind: 'ordered'}>['where']
type Line = Parameters<ListBuilder['items']>[0][number]

const VIEWS: Record<ViewName, FunctionComponent> = {
  start: StartView,
  together: TogetherView,
  find: FindView,
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

/** Titles of new documents that a template narrows down, until they are opened again; others are called after their type. */
const BEGUN_AS: Readonly<Record<string, string>> = {
  [templateId('offer', 'plan')]: nlEn('Nieuw: Actieprijs', 'New promotional price'),
}

/** Width below which the Studio folds the first of two panes: the form. */
const ROOM_FOR_BOTH = '(min-width: 1500px)'

/** Views beside the form, for mails and pages of functions, which Preview cannot open. */
const PREVIEWS: Readonly<Record<string, {component: UserViewComponent; title: string; isOpen?: boolean}>> = {
  mailMessage: {component: MailView, title: nlEn('Zo komt de mail aan', 'E-mail preview'), isOpen: true},
  paymentPages: {
    component: SubscriptionView,
    title: nlEn('Pagina achter de link in mails', 'Page behind the link in e-mails'),
  },
}

function besidePreview(S: StructureBuilder, type: string, document: DocumentBuilder): DocumentBuilder {
  const preview = PREVIEWS[type]
  if (!preview) return document
  const views = ['form', 'preview'] as const
  const withViews = document.views([
    S.view.form().id(views[0]).title(nlEn('Formulier', 'Form')),
    S.view.component(preview.component).id(views[1]).title(preview.title),
  ])
  return preview.isOpen && window.matchMedia(ROOM_FOR_BOTH).matches ? withViews.defaultPanes([...views]) : withViews
}

export const defaultDocumentNode: DefaultDocumentNodeResolver = (S, {schemaType}) =>
  besidePreview(S, schemaType, S.document().schemaType(schemaType))

/** Menu of an ordered list; the plugin's own is in English, and knows no list of a part. */
const orderedMenu = (S: StructureBuilder, type: string, where: Where) => {
  const created = where
    ? [{type, template: templateId(type, where.field)}, {[where.field]: where.value}]
    : [{type, template: type}]
  return [
    S.menuItem()
      .title(nlEn('Nieuw', 'New'))
      .icon(AddIcon)
      .intent({type: 'create', params: created as IntentParams})
      .showAsAction(),
    S.menuItem().title(nlEn('Volgorde herstellen', 'Reset order')).icon(GenerateIcon).action('resetOrder'),
    S.menuItem().title(nlEn('Pijlen tonen', 'Show arrows')).icon(SortIcon).action('showIncrements'),
  ].map((item) => item.serialize())
}

/** The plugin names its pane after the type, not after the line that opens it, and does not say that it is live. */
function ordered(
  S: StructureBuilder,
  context: StructureResolverContext,
  entry: Extract<Entry, {kind: 'ordered'}>,
): ListItem {
  const {type, title: name, icon, where} = entry
  const item = orderableDocumentListDeskItem({
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
  })
  Object.assign(item.child ?? {}, {title: name, component: LiveOrder, menuItems: orderedMenu(S, type, where)})
  return item
}

const builder = (S: StructureBuilder, context: StructureResolverContext) => {
  const title = (type: string) => context.schema.get(type)?.title ?? type

  function build(entry: Entry): Line {
    switch (entry.kind) {
      case 'divider':
        return S.divider()
      case 'group':
        return S.listItem().id(entry.id).title(entry.title).icon(entry.icon).child(list(entry.title, entry.entries))
      case 'document':
        return single(entry.type)
      case 'documents':
        return documents(entry)
      case 'ordered':
        return ordered(S, context, entry)
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
      .child(besidePreview(S, type, S.document().schemaType(type).documentId(type).title(title(type))))

  const documents = ({type, title: name, icon}: Extract<Entry, {kind: 'documents'}>) => {
    const ordering = ORDERINGS[type]
    const all = S.documentTypeList(type)
      .title(name)
      .child((id, {params}) => {
        const document = besidePreview(S, type, S.document().schemaType(type).documentId(id))
        const begun = BEGUN_AS[params.template ?? '']
        return begun ? document.title(begun) : document
      })
    const item = S.documentTypeListItem(type)
      .title(name)
      .child(ordering ? all.defaultOrdering(ordering) : all)
    return icon ? item.icon(icon) : item
  }

  const view = ({view: id, title: name, icon}: Extract<Entry, {kind: 'view'}>) =>
    S.listItem().id(id).title(name).icon(icon).child(S.component(VIEWS[id]).id(id).title(name))

  return list
}

export const structure: StructureResolver = (S, context) => builder(S, context)(nlEn('Inhoud', 'Content'), STRUCTURE)
