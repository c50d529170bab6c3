import {readdirSync, readFileSync} from 'node:fs'
import {type ContentSchema, checkShape, describeProblem} from '../content/shape.ts'
import {breakdown} from '../money/pricing.ts'
import {MAIL_KINDS} from '../texts/mailKinds.ts'

const schema: ContentSchema = JSON.parse(readFileSync('domain/content/content.schema.json', 'utf8'))
const documents = readdirSync('studio/seed').flatMap((name) =>
  readFileSync(`studio/seed/${name}`, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line)),
)
const ofType = (type: string) => documents.filter(({_type}) => _type === type)
const everything = JSON.stringify(documents)

test('every document that ships has every field in both languages', () => {
  expect(documents.flatMap((document) => checkShape(document, schema).map(describeProblem))).toEqual([])
})

test('every reference that ships leads to a document that ships', () => {
  const ids = new Set(documents.map(({_id}) => _id))
  expect(ids.size).toBe(documents.length)
  for (const [, id] of everything.matchAll(/"_ref":"([^"]+)"/g)) expect(ids).toContain(id)
})

test('each kind of mail has one document', () => {
  const keys = ofType('mailMessage').map(({key}) => key)
  const missing = MAIL_KINDS.filter((kind) => !keys.includes(kind))
  expect(
    missing.map((kind) => `studio/seed/mailMessage.ndjson: no document with the key “${kind}” of MAIL_KINDS`),
  ).toEqual([])
  expect(keys.filter((key) => !MAIL_KINDS.includes(key)).map((key) => `${key}: not in MAIL_KINDS`)).toEqual([])
  expect(new Set(keys).size).toBe(keys.length)
})

test('three plans, six prices, eight features, six questions on the landing page and ten sections of terms ship', () => {
  const landing = ofType('faq').filter(({page}) => page === 'landing')
  expect(
    [ofType('plan'), ofType('price'), ofType('feature'), landing, ofType('termsSection')].map((l) => l.length),
  ).toEqual([3, 6, 8, 6, 10])
  expect(ofType('plan').find(({key}) => key === 'pro').details.items).toHaveLength(6)
})

test.each([
  ['basis', 'monthly', 9900, 2079, 11979],
  ['basis', 'quarterly', 26730, 5613, 32343],
  ['basis', 'biannual', 49500, 10395, 59895],
  ['pro', 'monthly', 14900, 3129, 18029],
  ['pro', 'quarterly', 40230, 8448, 48678],
  ['pro', 'biannual', 74500, 15645, 90145],
])('the prices that ship give the specification’s table: %s %s', (plan, period, exclVat, vat, total) => {
  const price = ofType('price').find((p) => p.plan._ref === `plan-${plan}` && p.period === period)
  const [{vatRate}] = ofType('siteSettings')
  expect(vatRate).toBe(21)
  expect(breakdown(price.exclVat, vatRate)).toEqual({exclVat, vat, total})
})

test('the notice of a change that ships is the specification’s', () => {
  expect(ofType('siteSettings').map(({noticeDays}) => noticeDays)).toEqual([30])
})

test.each([
  ['tot ongeveer 15 fte', 'up to about 15 FTE'],
  ['ongeveer 15 minuten', 'about 15 minutes'],
  ['geen opstartkosten', 'no setup fee'],
  ['binnen 24 uur antwoord', 'answer within 24 hours'],
  ['24/7', '24/7'],
  ['Binnen 24 uur actief op je', '[Aa]ctive on your (site|website) within 24 hours'],
  ['eerste verbeteringen zie je binnen enkele weken', 'first improvements within weeks'],
  ['4 tot 12 weken', '4 to 12 weeks'],
  ['24 tot 48 uur', '24 to 48 hours'],
  ['meer dan 50 factoren', '50\\+ factors'],
  ['[Tt]ot 40% sneller', '[Uu]p to 40% faster'],
  ['Maandelijkse concurrentiemonitoring', 'Monthly competitor monitoring'],
  ['binnen 4 uur reageert', 'responds within 4 hours'],
])('the claim "%s" is in the content, and so is "%s"', (dutch, english) => {
  expect(everything).toMatch(new RegExp(dutch))
  expect(everything).toMatch(new RegExp(english))
})

test.each([
  ['cancellation', 'eerder beëindigen|tussentijds', 'ended early'],
  ['cancellation', 'volgende betaalperiode', 'next billing period'],
  ['changes', '\\{noticeDays\\} dagen', '\\{noticeDays\\} days'],
  ['liability', 'laatste maand', 'last month'],
  ['applicable-law', 'Nederlands recht', 'Dutch law'],
  ['applicable-law', 'Noord-Holland', 'Noord-Holland'],
  ['prices-and-payment', 'betaalt vooraf', 'pay upfront'],
  ['prices-and-payment', 'automatisch verlengd', 'renews automatically'],
  ['cancellation', 'e-mail', 'e-mail'],
])('the terms say in “%s”: %s', (anchor, dutch, english) => {
  const section = ofType('termsSection').find((s) => s.anchor === anchor)
  expect(JSON.stringify(section.body.nl)).toMatch(new RegExp(dutch))
  expect(JSON.stringify(section.body.en)).toMatch(new RegExp(english))
})
