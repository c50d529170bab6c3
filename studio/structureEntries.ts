import {CreditCardIcon} from '@sanity/icons/CreditCard'
import {DashboardIcon} from '@sanity/icons/Dashboard'
import {EarthGlobeIcon} from '@sanity/icons/EarthGlobe'
import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {HelpCircleIcon} from '@sanity/icons/HelpCircle'
import {HomeIcon} from '@sanity/icons/Home'
import {PublishIcon} from '@sanity/icons/Publish'
import {SearchIcon} from '@sanity/icons/Search'
import {SparklesIcon} from '@sanity/icons/Sparkles'
import {StarIcon} from '@sanity/icons/Star'
import {TagIcon} from '@sanity/icons/Tag'
import {TranslateIcon} from '@sanity/icons/Translate'
import {TrashIcon} from '@sanity/icons/Trash'
import type {ComponentType} from 'react'
import {FIXED_PAGES} from '../domain/pages/pages.ts'
import {nlEn} from './language.ts'
import {FAQ_PAGES} from './schema/documents/faq.ts'

/** The views of the Studio that are no forms. */
export type ViewName = 'start' | 'together' | 'find' | 'price-list' | 'translations' | 'deleted'

/** One line of the Structure. Titles and icons that are not given are those of the type. */
export type Entry =
  | {kind: 'document'; type: string}
  | {kind: 'documents'; type: string; title: string; icon?: ComponentType}
  /** Documents that editors bring into an order by dragging; `where` narrows them down to those with these values. */
  | {kind: 'ordered'; type: string; title: string; icon?: ComponentType; where?: {field: string; value: string}}
  | {kind: 'view'; view: ViewName; title: string; icon: ComponentType}
  | {kind: 'group'; id: string; title: string; icon: ComponentType; entries: Entry[]}
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
const group = (id: string, title: string, icon: ComponentType, entries: Entry[]): Entry => ({
  kind: 'group',
  id,
  title,
  icon,
  entries,
})
const divider: Entry = {kind: 'divider'}

/** Lists that belong to one page stand below its document. */
const PARTS: Readonly<Record<string, Entry[]>> = {
  aboutPage: [ordered('colleague', nlEn('Collega’s', 'Colleagues'))],
  termsPage: [ordered('termsSection', nlEn('Artikelen van de voorwaarden', 'Terms sections'))],
  dashboardPage: [
    ordered('metricCard', nlEn('Cijferkaarten', 'Metric cards')),
    documents('visitorSeries', nlEn('Reeksen bezoekers', 'Visitor series')),
    documents('update', nlEn('Recente updates', 'Recent updates')),
  ],
  adjustmentsPage: [
    ordered('optimisationCard', nlEn('Optimalisatiekaarten', 'Optimisation cards')),
    documents('optimisationLogEntry', nlEn('Optimalisatielogboek', 'Optimisation log')),
  ],
  auditPage: [
    ordered('auditScore', nlEn('Scores van de audit', 'Audit scores')),
    ordered('auditFinding', nlEn('Bevindingen van de audit', 'Audit findings')),
  ],
  helpPage: [ordered('helpCard', nlEn('Hulpkaarten', 'Help cards'))],
  blogPage: [documents('article', nlEn('Artikelen van de blog', 'Blog articles'))],
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
  {kind: 'view', view: 'find', title: nlEn('Tekst zoeken', 'Find a text'), icon: SearchIcon},
  {kind: 'view', view: 'together', title: nlEn('Samen publiceren', 'Publish together'), icon: PublishIcon},
  divider,
  group('pages', nlEn('Pagina’s', 'Pages'), EarthGlobeIcon, [
    documents('contentPage', nlEn('Tekstpagina’s', 'Content pages')),
    ...pagesOf('public'),
    document('windPage'),
    document('errorScreen'),
  ]),
  group('pricing', nlEn('Prijzen', 'Pricing'), TagIcon, [
    {kind: 'view', view: 'price-list', title: nlEn('Prijslijst', 'Price list'), icon: CreditCardIcon},
    ordered('plan', nlEn('Pakketten', 'Plans')),
    documents('price', nlEn('Alle prijzen', 'Prices')),
    documents('offer', nlEn('Kortingen', 'Discounts')),
  ]),
  ordered('feature', nlEn('Functies', 'Features'), SparklesIcon),
  documents('proof', nlEn('Bewijs', 'Proof'), StarIcon),
  group(
    'questions',
    nlEn('Vragen', 'Questions'),
    HelpCircleIcon,
    FAQ_PAGES.map(({value, title}) => ({
      kind: 'ordered',
      type: 'faq',
      title: nlEn(`Op de ${title.toLowerCase()}`, `On the ${title.toLowerCase()}`),
      where: {field: 'page', value},
    })),
  ),
  group('demo-dashboard', nlEn('Demodashboard', 'Demo dashboard'), DashboardIcon, pagesOf('customer')),
  divider,
  group('forms', nlEn('Formulieren', 'Forms'), EnvelopeIcon, [
    documents('form', nlEn('Alle formulieren', 'All forms')),
    document('formSettings'),
  ]),
  document('siteSettings'),
  document('navigation'),
  documents('announcement', nlEn('Aankondigingen', 'Announcements')),
  documents('page', nlEn('Zoekmachines', 'Search engines')),
  documents('redirect', nlEn('Doorverwijzingen', 'Redirects')),
  {kind: 'view', view: 'translations', title: nlEn('Vertalingen', 'Translations'), icon: TranslateIcon},
  documents('mailMessage', 'Mails', EnvelopeIcon),
  divider,
  {kind: 'view', view: 'deleted', title: nlEn('Verwijderde documenten', 'Deleted documents'), icon: TrashIcon},
]
