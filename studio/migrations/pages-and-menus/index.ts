import {at, createIfNotExists, defineMigration, patch, set, toArray} from 'sanity/migrate'
import {PAGES} from './pages.ts'

type Line = {_type: string; nl: string; en: string}
type Link = {_key: string; label: Line; destination: string}
type Old = {
  header: {login: Link; start: Link}
  footer: {
    companyHeading: Line
    companyLinks: Link[]
    startHeading: Line
    startLinks: Link[]
    addressHeading: Line
  }
  sidebar: Record<string, Line>
}
type Document = {_id: string; _type: string; body?: {_type: string}} & Partial<Old>

const line = (nl: string, en: string): Line => ({_type: 'localeString', nl, en})
const link = (_key: string, label: Line, destination: string) => ({_key, _type: 'action', label, destination})

/** Former fixed entries of the landing page's header. */
const MENU = [
  link('features', line('Wat het doet', 'What it does'), '/#features'),
  link('pricing', line('Prijzen', 'Prices'), '/#pricing'),
  link('questions', line('Vragen', 'Questions'), '/#questions'),
]

const ENTRIES: readonly (readonly [name: string, icon: string, destination: string])[] = [
  ['dashboard', 'layout-dashboard', '/dashboard'],
  ['adjustments', 'sliders-horizontal', '/aanpassingen'],
  ['audit', 'clipboard-check', '/audit'],
  ['information', 'info', '/informatie'],
  ['help', 'life-buoy', '/hulp'],
  ['account', 'user', '/account'],
  ['logout', 'log-out', '/logout'],
]

/** Links that have a page now; a link that an editor led elsewhere stays. */
const NOW: Readonly<Record<string, string>> = {
  '/algemene-voorwaarden#data-and-privacy': 'page:content-privacy',
  '/algemene-voorwaarden#contact': 'page:content-contact',
}
const followed = (links: readonly Link[]) =>
  links.map((each) => ({...each, destination: NOW[each.destination] ?? each.destination}))

const isOld = (document: Document): document is Document & Old => Boolean(document.header && 'login' in document.header)

function* newMenus({_id, header, footer, sidebar}: Document & Old) {
  const buttons = [
    {...header.login, _key: 'login'},
    {...header.start, _key: 'start'},
  ]
  yield patch(_id, at('header', set({links: MENU, buttons})))
  const columns = [
    {
      _key: 'company',
      _type: 'linkColumn',
      heading: footer.companyHeading,
      links: [...followed(footer.companyLinks), link('imprint', line('Colofon', 'Imprint'), 'page:content-imprint')],
    },
    {_key: 'start', _type: 'linkColumn', heading: footer.startHeading, links: followed(footer.startLinks)},
  ]
  yield patch(_id, at('footer', set({columns, addressHeading: footer.addressHeading})))
  const links = ENTRIES.map(([name, icon, destination]) => ({
    _key: name,
    _type: 'menuEntry',
    icon,
    label: sidebar[name],
    destination,
  }))
  yield patch(_id, at('sidebar', set({label: sidebar.label, links})))
}

/** Menus are lists of links; privacy, contact and imprint are pages; the terms may have sub-headings and links to pages. */
export default defineMigration({
  title: 'Editors own pages and menus',
  documentTypes: ['navigation', 'termsSection'],

  async *migrate(documents) {
    const all = (await toArray(documents())) as Document[]
    const menus = all.filter(isOld)
    // Once: a page that an editor takes away later does not come back.
    if (menus.some(({_id}) => _id === 'navigation')) for (const page of PAGES) yield createIfNotExists(page)
    for (const menu of menus) yield* newMenus(menu)
    for (const {_id, body} of all)
      if (body?._type === 'localeRichText') yield patch(_id, at('body._type', set('localeLongText')))
  },
})
