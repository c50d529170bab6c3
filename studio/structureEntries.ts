import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {DashboardIcon} from '@sanity/icons/Dashboard'
import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {HomeIcon} from '@sanity/icons/Home'
import {SparklesIcon} from '@sanity/icons/Sparkles'
import {TagIcon} from '@sanity/icons/Tag'
import {TranslateIcon} from '@sanity/icons/Translate'
import {TrashIcon} from '@sanity/icons/Trash'
import type {ComponentType} from 'react'
import {FIXED_PAGES} from './model/pages.ts'
import {FAQ_PAGES} from './schema/documents/faq.ts'

/** The views of the Studio that are no forms. */
export type ViewName = 'start' | 'price-list' | 'translations' | 'deleted'

/** One line of the Structure. Titles and icons that are not given are those of the type. */
export type Entry =
  | {kind: 'document'; type: string}
  | {kind: 'documents'; type: string; title: string; icon?: ComponentType}
  /** Documents that editors bring into an order by dragging; `where` narrows them down to those with these values. */
  | {kind: 'ordered'; type: string; title: string; icon?: ComponentType; where?: {field: string; value: string}}
  | {kind: 'view'; view: ViewName; title: string; icon: ComponentType}
  | {kind: 'group'; title: string; icon: ComponentType; entries: Entry[]}
  | {kind: 'divider'}

const document = (type: string): Entry => ({kind: 'document', type})
const documents = (type: string, title: string, icon?: ComponentType): Entry => ({
  kind: 'documents',
  type,
  title,
  ...(icon && {icon}),
})
const ordered = (type: string, title: string, icon?: ComponentType): Entry => ({
  kind: 'ordered',
  type,
  title,
  ...(icon && {icon}),
})
const group = (title: string, icon: ComponentType, entries: Entry[]): Entry => ({kind: 'group', title, icon, entries})
const divider: Entry = {kind: 'divider'}

/** Lists that belong to one page stand below its document. */
const PARTS: Readonly<Record<string, Entry[]>> = {
  termsPage: [ordered('termsSection', 'Sections of the terms')],
  dashboardPage: [
    ordered('metricCard', 'Metric cards'),
    documents('visitorSeries', 'Visitor series'),
    documents('update', 'Recent updates'),
  ],
  adjustmentsPage: [
    ordered('optimisationCard', 'Optimisation cards'),
    documents('optimisationLogEntry', 'Optimisation log'),
  ],
  auditPage: [ordered('auditScore', 'Audit scores'), ordered('auditFinding', 'Audit findings')],
  helpPage: [ordered('helpCard', 'Help cards')],
  blogPage: [documents('article', 'Articles of the blog')],
}

/** The document of each page of an area, once, in the order of the table; a page with parts is set apart. */
function pagesOf(area: 'public' | 'customer'): Entry[] {
  const types = new Map(FIXED_PAGES.map((page) => [page.document, page.area] as const).reverse())
  const own = [...new Set(FIXED_PAGES.map((page) => page.document))].filter((type) => types.get(type) === area)
  return own.flatMap((type) => {
    const parts = PARTS[type]
    return parts ? [document(type), ...parts, divider] : [document(type)]
  })
}

/** The Structure, grouped as editors think of the site. */
export const STRUCTURE: readonly Entry[] = [
  {kind: 'view', view: 'start', title: 'Start', icon: HomeIcon},
  divider,
  group('Pages', EarthGlobeIcon, [
    documents('contentPage', 'Pages of text'),
    ...pagesOf('public'),
    document('errorScreen'),
  ]),
  group('Pricing', TagIcon, [
    {kind: 'view', view: 'price-list', title: 'Price list', icon: CreditCardIcon},
    ordered('plan', 'Plans'),
    documents('price', 'Prices'),
  ]),
  ordered('feature', 'Features', SparklesIcon),
  group(
    'Questions',
    HelpCircleIcon,
    FAQ_PAGES.map(({value, title}) => ({
      kind: 'ordered',
      type: 'faq',
      title: `On the ${title.toLowerCase()}`,
      where: {field: 'page', value},
    })),
  ),
  group('Demo dashboard', DashboardIcon, pagesOf('customer')),
  divider,
  document('siteSettings'),
  document('navigation'),
  documents('page', 'Search engines'),
  documents('redirect', 'Redirects'),
  {kind: 'view', view: 'translations', title: 'Translations', icon: TranslateIcon},
  documents('mailMessage', 'Mails', EnvelopeIcon),
  divider,
  {kind: 'view', view: 'deleted', title: 'Deleted documents', icon: TrashIcon},
]
