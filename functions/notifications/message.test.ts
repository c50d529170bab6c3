import {PERIODS} from '../../domain/money/periods.ts'
import {LANGUAGES} from '../../domain/texts/languages.ts'
import {seedClient, seedDocuments} from '../../tests/support/services/seed.ts'
import {DETAILS, sampleAttached} from '../billing/invoices/invoice.fixture.ts'
import {mailId} from '../billing/orders/mails.ts'
import {mailOf, openOrder, eventfulOrder as paid} from '../billing/orders/order.fixture.ts'
import {MAIL_KINDS, type Order, type OrderMail} from '../billing/orders/order.ts'
import {messageFor} from './message.ts'

/** The mails of the content that ships, by the query that the functions ask. */
const services = {
  content: seedClient(),
  siteUrl: 'https://www.example.nl',
  linkSecrets: ['a-secret'] as const,
  attachedTo: async (order: Order, {kind}: OrderMail) => (kind.startsWith('invoice') ? sampleAttached(order) : null),
}

/** The kinds that have a document; domain/content-rules/seed.test.ts names those that lack one, once. */
const SHIPPED = MAIL_KINDS.filter((kind) =>
  seedDocuments().some((document) => document._type === 'mailMessage' && document.key === kind),
)

/** Text after the heading. */
const greetingIn = (text: string) => text.split('\n')[2]

const paragraphWithLink = (text: string, href: string) => ({
  _type: 'block',
  _key: 'b',
  style: 'normal',
  markDefs: [{_type: 'link', _key: 'l', href}],
  children: [{_type: 'span', _key: 's', text, marks: ['l']}],
})

type Document = ReturnType<typeof seedDocuments>[number]

/** The content that ships, with a link to a page in the confirmation. */
function linkingTo(destination: string, change = (document: Document): Document => document) {
  const paragraph = {...paragraphWithLink('Lees meer', ''), markDefs: [{_type: 'pageLink', _key: 'l', destination}]}
  const linked = seedDocuments().map((document) =>
    document._type === 'mailMessage' && document.key === 'confirmation'
      ? {...document, body: {_type: 'localeRichText', nl: [paragraph], en: [paragraph]}}
      : change(document),
  )
  return {...services, content: seedClient(linked), attachedTo: async () => null}
}

test('a mail is sent by the brand, tells whom to ask, whose it is and where the terms are; answers reach support', async () => {
  const {sender, replyTo, text} = await messageFor({...paid, language: 'en'}, mailOf('renewal'), services)
  expect([sender, replyTo]).toEqual(['Vindkracht', 'hulp@example.nl'])
  expect(text.split('-- \n')[1]?.split('\n')).toEqual([
    'Questions? Reply to this e-mail or write to hulp@example.nl.',
    'Vindkracht B.V., Voorbeeldkade 12, 1000\u00a0AA Amsterdam',
    'Phone 020\u00a0000\u00a000\u00a000, Chamber of Commerce number 00000000, VAT number NL000000000B00',
    'Terms and conditions: https://www.example.nl/en/algemene-voorwaarden/',
    '',
  ])
})

test.each(LANGUAGES)(
  'mails that promise the work draw the promise with its condition, in both of their parts, %s',
  async (language) => {
    const promise = {
      nl: /Binnen 24 uur\W.*nadat je alles hebt ingevuld/,
      en: /Within 24 hours\W.*of telling us everything/,
    }
    for (const kind of SHIPPED) {
      const {text, html} = await messageFor({...paid, language}, {...mailOf(kind), amount: 100}, services)
      const isPromised = kind === 'confirmation' || kind === 'detailsReminder'
      expect([kind, promise[language].test(text), promise[language].test(html)]).toEqual([kind, isPromised, isPromised])
      // Choosing and paying is over: four socks, with one, three, four and five stripes lifted.
      const lifted = html.split('class="promise"')[1]?.split('<tr><td width').slice(1)
      expect(lifted?.map((stop) => stop.match(/class="lifted"/g)?.length)).toEqual(
        isPromised ? [1, 3, 4, 5] : undefined,
      )
    }
  },
)

test('a mail is whole without a promise on the landing page', async () => {
  const content = seedClient(seedDocuments().filter(({_id}) => _id !== 'landingPage'))
  const {html} = await messageFor(paid, mailOf('confirmation'), {...services, content, attachedTo: async () => null})
  expect(html).not.toContain('class="promise"')
})

test('names the next day of collection by the clock that it is given', async () => {
  const monthly: Order = {...paid, period: 'monthly', paidAt: '2025-09-24T08:15:00Z', payments: []}
  const {text} = await messageFor(monthly, mailOf('renewal'), {...services, now: new Date('2025-12-01T12:00:00Z')})
  expect(text).toContain('24 december 2025')
})

test('tells of a chargeback that the bank gave back without what had been refunded before', async () => {
  const payments = paid.payments.map((payment) => ({...payment, refunded: 10000}))
  const told = {...mailOf('paidAgain'), payment: payments[0]?.id}
  const {text} = await messageFor({...paid, payments}, told, services)
  expect(text).toContain('386,78')
})

test('a mail names reverse charge in place of the rate', async () => {
  const amounts = {vatScheme: 'reverseCharge', exclVat: 40230, vat: 0, total: 40230, vatRate: 0} as const
  for (const [language, words, total] of [
    ['nl', 'Btw verlegd: € 0,00', 'Betaald (btw verlegd): € 402,30'],
    ['en', 'VAT reverse-charged: €0.00', 'Paid (VAT reverse-charged): €402.30'],
  ] as const) {
    const order = {...paid, ...amounts, payments: [], language}
    const {text} = await messageFor(order, mailOf('confirmation'), services)
    expect(text.replaceAll('\u00a0', ' ')).toContain(words)
    expect(text.replaceAll('\u00a0', ' ')).toContain(total)
    // A mail about a document says what that says, which has VAT here.
    for (const kind of SHIPPED.filter((each) => each !== 'invoice' && each !== 'invoiceCopy'))
      expect((await messageFor(order, mailOf(kind), services)).text).not.toMatch(/\b0%|incl\. (btw|VAT)/)
  }
})

test('the button leads to the customer’s own page, but not from an address that lost the order', async () => {
  const button = async (kind: (typeof MAIL_KINDS)[number]) =>
    (await messageFor(paid, mailOf(kind), services)).html.match(/class="button" href="([^"]*)"/)?.[1]
  expect(await button('renewalFailed')).toContain('/abonnement/?order=VK-0123456789AB&amp;token=')
  expect(await button('addressReplaced')).toBe('mailto:hulp@example.nl')
  expect((await messageFor(paid, mailOf('addressReplaced'), services)).text).not.toContain('token=')
  expect(await button('subscriptionEnded')).toBe('https://www.example.nl/#pricing')
})

test('omits table lines without a value', async () => {
  const {text} = await messageFor(openOrder, mailOf('renewalFailed'), services)
  expect(text).toContain('Nog te betalen incl. btw: €\u00a0486,78')
  expect(text).not.toContain('Betalen kan tot')
})

describe.each(SHIPPED)('the mail %s', (kind) => {
  test.each(LANGUAGES.flatMap((language) => PERIODS.map((period) => [language, period] as const)))(
    'says all of it in %s for %s: no placeholder stays, and both forms say the same',
    async (language, period) => {
      const {subject, text, html, messageId} = await messageFor({...paid, language, period}, mailOf(kind), services)
      for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\w+\}/)
      // A copy is read by others.
      expect(text.includes('Jo de Vries')).toBe(kind !== 'invoiceCopy')
      expect(text).toContain('VK-0123456789AB')
      // Table and links of the HTML are in the text, in whole.
      for (const [, label, value] of html.matchAll(/<th [^>]*>(.*?)<\/th><td [^>]*>(.*?)<\/td>/g))
        expect(text).toContain(`${label}: ${value}`)
      for (const [, href = ''] of html.matchAll(/ href="(?:mailto:)?(?!tel:)([^"]*)"/g))
        expect(text).toContain(href.replaceAll('&amp;', '&'))
      expect(html.match(/class="button"/g)).toHaveLength(1)
      expect(messageId).toBe(`<${mailId(mailOf(kind))}-VK-0123456789AB@www.example.nl>`)
      const words = (value: string) => value.replace(/[\s:]+/g, ' ').trim()
      const shown = words(html.replace(/<[^>]+>/g, ' ').replace(/\s+([.,])/g, '$1'))
      for (const line of text
        .split('\n')
        .filter((line) => !/https?:|: \S+@|^-- $|[&<>'"’]/.test(line))
        .map((line) => words(line.replace(/^- /, ''))))
        expect(shown).toContain(line)
    },
  )
})

test.each([
  ['nl', 'De prijs van Vindkracht Pro verandert op 24 maart 2026', '€ 486,78', '€ 500,00', 'vóór 24 maart 2026 op'],
  ['en', 'The price of Vindkracht Pro changes on 24 March 2026', '€486.78', '€500.00', 'cancel before 24 March 2026'],
] as const)(
  'another price is told in %s: what it was and will be, from when, how to stop and before when',
  async (language, title, old, now, stop) => {
    const {subject, text} = await messageFor({...paid, language}, mailOf('priceChange'), services)
    expect(subject).toBe(title)
    for (const part of [old, now, stop, '?order=VK-0123456789AB&token='])
      expect(text.replace(/\s/g, ' ')).toContain(part)
    // Once it holds, a mail that is sent again says the same.
    const changed = {...paid, language, total: 50000}
    const again = {...mailOf('priceChange'), again: 1}
    expect((await messageFor(changed, again, services)).text).toBe(text)
  },
)

test.each([
  ['nl', 'kost nu € 486,78. Vanaf', 'Btw verlegd: € 0,00'],
  ['en', 'now costs €486.78. From', 'VAT reverse-charged: €0.00'],
] as const)('names no total with VAT in a mail about another VAT scheme in %s', async (language, costs, vat) => {
  const priceChanges = paid.priceChanges?.map((change) => {
    const without = {exclVat: 40230, vat: 0, total: change.total, vatRate: 0, vatScheme: 'reverseCharge'} as const
    return {...change, ...without}
  })
  const {text} = await messageFor({...paid, language, priceChanges}, mailOf('priceChange'), services)
  const shown = text.replaceAll('\u00a0', ' ')
  expect([shown.includes(costs), shown.includes(vat)]).toEqual([true, true])
  expect(shown).not.toMatch(/incl\. (btw|VAT)/)
})

test('a mail about a renewal says what that one came to, and an announcement what is agreed for its day', async () => {
  const own = {exclVat: 9900, vat: 2079, total: 11979, vatRate: 21}
  const payment = {id: 'tr_2', kind: 'renewal', status: 'paid', refunded: 0, chargedBack: 0, ...own} as const
  const order = {...paid, payments: [...paid.payments, payment]}
  const renewed = {...mailOf('renewal'), payment: 'tr_2'}
  expect((await messageFor(order, renewed, services)).text).toContain('119,79')
  const ahead = (day: string) => messageFor(paid, {...mailOf('renewalAhead'), day}, services)
  expect((await ahead('2025-12-24')).text).toContain('486,78')
  expect((await ahead('2026-03-24')).text).toContain('500,00')
})

test('without a name the greeting is "Dag,"', async () => {
  const {text} = await messageFor({...paid, customerName: undefined}, mailOf('confirmation'), services)
  expect(greetingIn(text)).toBe('Dag,')
})

test('a link that an editor puts into a mail can be followed in both of its forms', async () => {
  const href = 'https://www.example.nl/hulp?a=1&b=2'
  const linked = seedDocuments().map((document) =>
    document._type === 'mailMessage' && document.key === 'confirmation'
      ? {...document, body: {...(document.body as object), nl: [paragraphWithLink('Lees meer', href)]}}
      : document,
  )
  const services = {content: seedClient(linked), siteUrl: 'https://www.example.nl', linkSecrets: ['a-secret'] as const}
  const {text, html} = await messageFor(paid, mailOf('confirmation'), services)
  expect(html).toContain('<p><a href="https://www.example.nl/hulp?a=1&amp;b=2">Lees meer</a></p>')
  expect(html).not.toMatch(/<a [^>]*<a/)
  expect(text).toContain(`Lees meer (${href})`)
})

test.each([
  ['nl', 'page:content-imprint', 'https://www.example.nl/colofon/'],
  ['en', 'page:content-imprint', 'https://www.example.nl/en/imprint/'],
  ['nl', 'page:content-privacy#privacy-rights', 'https://www.example.nl/privacy/#jouw-rechten'],
  ['nl', '/checkout/pro', 'https://www.example.nl/checkout/pro/'],
  ['nl', 'introCall', 'https://'],
  ['nl', 'supportEmail', 'mailto:hulp@example.nl'],
] as const)('links in %s to the whole address of %s', async (language, destination, address) => {
  const {text, html} = await messageFor({...paid, language}, mailOf('confirmation'), linkingTo(destination))
  expect(html).toContain(`<a href="${address}`)
  expect(text).toContain(`Lees meer (${address.replace('mailto:', '')}`)
})

test.each(['page:gone', '/checkout/enterprise', '/prijzen', '#hier'])('links nowhere for %s', async (destination) => {
  const {text, html} = await messageFor(paid, mailOf('confirmation'), linkingTo(destination))
  expect(html).toContain('<p>Lees meer</p>')
  expect(text).toMatch(/^Lees meer$/m)
})

test('follows a page that moves', async () => {
  const moved = linkingTo('page:content-imprint', (document) =>
    document._id === 'content-imprint'
      ? {...document, address: {_type: 'localeSlug', nl: {current: 'wie-wij-zijn'}, en: {current: 'who-we-are'}}}
      : document,
  )
  const {html} = await messageFor(paid, mailOf('confirmation'), moved)
  expect(html).toContain('<a href="https://www.example.nl/wie-wij-zijn/">')
})

test.each([
  ['Bevestig op https://evil.example/login', 'Dag,'],
  ['Jan, ga naar www.evil.example', 'Dag,'],
  ['evil.example/login', 'Dag,'],
  ['hulp@evil.example', 'Dag,'],
  ['Jan\n\nUw account is geblokkeerd', 'Dag Jan Uw account is geblokkeerd,'],
  ['J.P. de Vries', 'Dag J.P. de Vries,'],
  ['Bakkerij Jansen B.V.', 'Dag Bakkerij Jansen B.V.,'],
])('a name brings no link and no line of its own into a mail: %j', async (customerName, greeting) => {
  const {text, html} = await messageFor({...paid, customerName}, mailOf('confirmation'), services)
  expect(greetingIn(text)).toBe(greeting)
  expect(html).not.toContain('evil.example')
})

test('keeps a customer’s name as text', async () => {
  const named = {...paid, customerName: '<img src=x onerror=alert(1)>'}
  const {html, subject} = await messageFor(named, mailOf('confirmation'), services)
  expect(html).not.toContain('<img src=x')
  expect(subject).not.toContain('\n')
})

test('a mail about a payment carries its invoice, or says when that comes; of a credit note only that it is there', async () => {
  const line = async (kind: (typeof MAIL_KINDS)[number], order: Order, isIssued: boolean) => {
    const attachedTo = async () => (isIssued ? sampleAttached(order) : null)
    const {text, attachments} = await messageFor(order, mailOf(kind), {...services, attachedTo})
    return [/^(?:Factuur|Creditnota): (.*)$/m.exec(text)?.[1], attachments?.map(({filename}) => filename)]
  }
  const complete = {...paid, details: DETAILS}
  for (const kind of ['confirmation', 'renewal'] as const) {
    expect(await line(kind, paid, false)).toEqual(['Volgt als je bedrijfsgegevens compleet zijn', undefined])
    expect(await line(kind, complete, false)).toEqual(['Volgt per e-mail', undefined])
    expect(await line(kind, complete, true)).toEqual(['TEST-2025-00001, als bijlage', ['factuur-TEST-2025-00001.pdf']])
  }
  expect(await line('refunded', complete, false)).toEqual([undefined, undefined])
  expect(await line('cancellationConfirmed', complete, false)).toEqual([undefined, undefined])
})

test('the mail of an invoice that came later has its number and what it comes to, and is not sent without it', async () => {
  const {subject, text, attachments} = await messageFor(paid, mailOf('invoice'), services)
  expect(subject).toBe('Factuur TEST-2025-00001 van Vindkracht')
  expect(text.replace(/\s/g, ' ')).toContain('Bedrag incl. btw: € 486,78')
  expect(attachments).toHaveLength(1)
  const without = {...services, attachedTo: async () => null}
  await expect(messageFor(paid, mailOf('invoice'), without)).rejects.toThrow('no such invoice')
})

test('a renewal without an invoice says what is missing, and its button leads to the form that asks for it', async () => {
  const attachedTo = async () => null
  const asks = await messageFor(paid, mailOf('renewal'), {...services, attachedTo})
  expect(asks.text).toMatch(/we missen het adres van je bedrijf/)
  expect(asks.text).toMatch(/Vul je factuurgegevens in: \S+#for-invoice/)
  const complete = await messageFor({...paid, details: DETAILS}, mailOf('renewal'), {...services, attachedTo})
  expect(complete.text).not.toMatch(/we missen|for-invoice/)
  expect(complete.text).toContain('Bekijk je abonnement: ')
})

test('mails say which company and website they are about, once these are told', async () => {
  const details = {...DETAILS, website: 'https://bakkerij.example/'}
  const {text} = await messageFor({...paid, details}, mailOf('renewal'), {...services, attachedTo: async () => null})
  expect(text).toMatch(/^Bedrijf: Bakkerij Jansen B\.V\.$/m)
  expect(text).toMatch(/^Website: bakkerij\.example$/m)
  expect((await messageFor(paid, mailOf('renewal'), services)).text).not.toMatch(/^(Bedrijf|Website):/m)
  const signIn = await messageFor({...paid, details}, mailOf('signIn'), {...services, attachedTo: async () => null})
  expect(signIn.text).not.toMatch(/^(Bedrijf|Website):/m)
})
