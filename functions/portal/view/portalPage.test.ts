import {daysLater} from '../../../domain/format/dates.ts'
import {LANGUAGES} from '../../../domain/texts/languages.ts'
import {
  PORTAL_CONTENT as content,
  portalOrder as order,
  PORTAL_VIEWS as VIEWS,
} from '../../../tests/support/html/portalViews.ts'
import {type PortalView, portalPage} from './portalPage.ts'

/** The customer's page in each of its states, with the texts that ship. */

test.each(LANGUAGES.flatMap((language) => Object.keys(VIEWS).map((name) => [name, language] as const)))(
  '%s, in %s: all words are filled in, and one heading leads',
  (name, language) => {
    const html = portalPage({view: VIEWS[name] as PortalView, language}, content)
    const body = html.slice(html.indexOf('<body>'))
    expect(body).not.toMatch(/\{\w+\}|undefined|NaN|\[object|<script/)
    expect(body.match(/<h1/g)).toHaveLength(1)
    // A screen reader says "group" and nothing else of one without a name; `seen` only switches everything off.
    for (const [group] of body.matchAll(/<fieldset(?! class="seen")[\s\S]{0,120}/g))
      expect(group).toMatch(/^<fieldset aria-label="\S|^<fieldset><legend>\S/)
  },
)

test('names the period in English for a reader who bought in Dutch', () => {
  const pages = [
    portalPage({view: {kind: 'order', order: order()}, language: 'en'}, content),
    portalPage({view: {kind: 'list', orders: [{...order(), href: '/'}]}, language: 'en'}, content),
  ]
  for (const html of pages) expect(html).toContain('Pro, per 3 months')
})

test('a document and its e-invoice stand beside the payment that they belong to', () => {
  const [payment] = order().payments
  const documents = [
    {
      paymentId: payment?.id ?? '',
      label: 'Factuur 2026-0001',
      href: '/x.pdf',
      ublHref: '/x.xml',
      year: '2026',
      byPeppolOn: '2026-11-26',
    },
    {
      paymentId: 'tr_other',
      label: 'Factuur 2026-0002',
      href: '/y.pdf',
      ublHref: null,
      year: '2026',
      byPeppolOn: '2026-11-26',
    },
  ]
  const html = portalPage({view: {kind: 'order', order: order({documents})}, language: 'nl'}, content)
  expect(html).toContain('href="/x.pdf">Factuur 2026-0001</a>')
  expect(html).toContain('href="/x.xml" aria-label="UBL Factuur 2026-0001">UBL</a>')
  expect(html).toContain('<small>Via Peppol verzonden op 26 november 2026</small>')
  expect(html).not.toContain('2026-0002')
})

test.each([
  ['offers Peppol when the site sends by it', true, 'UBL', ['', 'UBL', 'Peppol']],
  ['names Peppol nowhere when the site does not send by it', false, 'UBL', ['', 'UBL']],
  ['keeps the choice of Peppol, as a file, when the site does not send by it', false, 'Peppol', ['', 'Peppol']],
])('the form of invoices %s', (_, mayUsePeppol, eInvoice, values) => {
  const shown = order({mayUsePeppol, details: {...order().details, eInvoice}})
  const html = portalPage({view: {kind: 'order', order: shown}, language: 'nl'}, content)
  const [, options = ''] = html.match(/<select[^>]*name="eInvoice"[^>]*>(.*?)<\/select>/s) ?? []
  expect([...options.matchAll(/value="([^"]*)"/g)].map(([, value]) => value)).toEqual(values)
  expect(options.includes('via Peppol')).toBe(mayUsePeppol)
  expect(options).toContain(`value="${eInvoice}" selected`)
})

const drawn = (name: string) =>
  portalPage({view: VIEWS[name] as PortalView, language: 'nl'}, content).replaceAll('\u00a0', ' ')

test('while a payment is open, cancelling is not said to be of a prepaid plan; a payment that cannot be made is told', () => {
  expect(drawn('overdue')).not.toContain('Je hebt vooruitbetaald')
  expect(drawn('overdue')).toContain('Er staat nog een betaling open. Je hebt betaald tot')
  expect(drawn('overdue')).not.toContain('Betalen is nu niet gelukt')
  expect(drawn('not paid')).toMatch(/role="alert"[^>]*autofocus>Betalen is nu niet gelukt.*Nu betalen/s)
})

test.each([
  ['an announced one from its first day on', '2027-02-25', '€\u00a0498,88'],
  ['not one that comes later', '2027-02-26', '€\u00a0486,78'],
])('taking a cancellation back names the amount that is paid next: %s', (_, from, amount) => {
  const change = {state: 'cancelled', mayUndo: true, runsUntil: '2027-02-25', newPrice: {total: 49888, from}} as const
  const html = portalPage({view: {kind: 'order', order: order(change)}, language: 'nl'}, content)
  expect(html).toContain(`op die dag betaal je ${amount} incl. btw`)
})

test('says of which plan and period the next amount is when a change comes first', () => {
  const view = VIEWS['a planned change'] as Extract<PortalView, {kind: 'order'}>
  const startsOn = view.order.planChange.pending?.startsOn ?? ''
  const shownOn = (nextDay: string) =>
    portalPage({view: {...view, order: {...view.order, nextDay}}, language: 'nl'}, content)
  expect(shownOn(startsOn)).toMatch(/Bedrag incl\. btw<\/dt><dd>€\s[\d.,]+ \(\w+, [\w\s]+\)<\/dd>/)
  expect(shownOn(daysLater(startsOn, -1))).toMatch(/Bedrag incl\. btw<\/dt><dd>€\s[\d.,]+<\/dd>/)
})

test('leads to changing plan at the top, and says by which VAT its prices are', () => {
  const html = drawn('choosing a plan')
  expect(html.indexOf('href="#change">Pakket of periode wijzigen</a>')).toBeLessThan(html.indexOf('<dl>'))
  expect(html).toContain('<p class="hint">Bedrag incl. btw</p><ul class="orders">')
  expect(drawn('cancelled')).not.toContain('href="#change"')
})

test('names the days that a debit pays for, and the later amount, beside the other way of paying', () => {
  const [, folded = ''] = drawn('a dearer plan').match(/<summary>(Of laat.*)<\/details>/s) ?? []
  expect(folded).toMatch(/^Of laat €\s10,08 incl\. btw afschrijven, voor de dagen vanaf 26 november 2026/)
  expect(folded).toMatch(/Vanaf 1 december 2026, incl\. btw<\/dt><dd>Goud, per 6 maanden<br>€\s901,45/)
})

test('does not say that there is nothing to do while a login for us is missing', () => {
  expect(drawn('all told')).not.toContain('Je hoeft niets te doen')
  expect(drawn('without an address')).not.toContain('Je hoeft niets te doen')
  const asked = portalPage(
    {view: {kind: 'order', order: order({unknownVatNumber: 'BE0100000070'})}, language: 'nl'},
    content,
  )
  expect(asked).not.toContain('Je hoeft niets te doen')
  expect(drawn('connected')).toContain('Je hoeft niets te doen')
})

test('is in parts, with an index of those that say something', () => {
  const names = (name: string) =>
    [...drawn(name).matchAll(/<li><a href="#part-\w+">(.*?)<\/a><\/li>/g)].map(([, part]) => part)
  expect(names('running')).toEqual(['Abonnement', 'Facturen', 'Gegevens', 'Opzeggen'])
  expect(names('all told')).toEqual(['Nu', 'Abonnement', 'Facturen', 'Gegevens', 'Opzeggen'])
  for (const part of ['subscription', 'invoices', 'details', 'cancel'])
    expect(drawn('running')).toContain(`<section class="part" id="part-${part}"`)
})

test('folds the details unless one of them was refused', () => {
  const isFolded = (name: string) => drawn(name).includes('<section class="card folded" id="details"')
  expect([isFolded('wrong'), isFolded('running'), isFolded('work to tell')]).toEqual([false, true, true])
})

/** The names of the fields in a part of a page, hidden ones aside. */
const fieldsIn = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea) id="field-\w+" name="(\w+)"/g)].map(([, name]) => name)

test('asks for nothing but what is missing first, and folds the plan meanwhile', () => {
  const html = drawn('work to tell')
  const [, card = ''] = /id="first-day"(.*?)<\/section>/s.exec(html) ?? []
  expect(fieldsIn(card)).toEqual(['contactPhone', 'businessType', 'keywords', 'access'])
  expect(card).toContain('<button class="main">Bewaar je gegevens')
  expect(html).toContain('<summary><h3 id="standing-heading">Pro, per 3 maanden</h3></summary>')
  expect(fieldsIn(html).toSorted()).toEqual([...new Set(fieldsIn(html))].toSorted())
  // The invoice comes first: the form for the work can be opened below it.
  expect(drawn('half told')).toMatch(/id="first-day".*<summary>Vul je gegevens in<\/summary>.*name="keywords"/s)
})

test('leads to a refused field in the form that asks for it', () => {
  const refused = {fields: {act: 'details', access: 'door'}, wrong: ['access']}
  const view = {...(VIEWS['work to tell'] as Extract<PortalView, {kind: 'order'}>), business: refused}
  const html = portalPage({view, language: 'nl'}, content)
  expect(html).toMatch(/id="first-day".*role="alert".*href="#field-access".*id="part-subscription"/s)
  expect(html).toContain('<section class="card folded" id="details"')
})

test('draws the promise for a customer who has paid, with its condition, until a moment or a day is named', () => {
  const stops = (name: string) =>
    [...drawn(name).matchAll(/<li><svg class="sock".*?<b>(.*?)<\/b> <span>(.*?)<\/span>/g)].map((stop) => stop.slice(1))
  expect(stops('work to tell').map(([title]) => title)).toEqual([
    ...['Binnen 24 uur', 'Na 24 tot 48 uur', 'Na 4 tot 12 weken'],
  ])
  expect(stops('work to tell')[0]).toEqual([
    'Binnen 24 uur',
    'nadat je alles hebt ingevuld, staat onze laag op je site',
  ])
  for (const name of ['running', 'all told', 'late', 'late, with a new day']) expect(stops(name)).toEqual([])
})

test('ends the list of what is missing in one full stop, also after a label that asks', () => {
  const firstDay = {toldAt: '', connectedAt: '', liveAt: '', liveBy: null, isLate: false, promisedOn: ''}
  const shown = order({owes: true, state: 'overdue', firstDay: {...firstDay, missing: ['businessType', 'access']}})
  const html = portalPage({view: {kind: 'order', order: shown}, language: 'nl'}, content)
  expect(html).toContain('soort bedrijf, hoe komen we op je site.</p>')
})
