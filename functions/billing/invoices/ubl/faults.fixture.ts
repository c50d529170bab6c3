import {type Cents, parseAmount} from '../../../../domain/money/money.ts'
import {faultsByPublishedRules} from '../../../../tests/support/billing/ublRules.ts'
import type {InvoiceData} from '../data.ts'
import {ublOf} from './ubl.ts'

export const PDF = {name: 'factuur.pdf', content: Buffer.from('%PDF-')}

/** Texts of an element of an XML document, in its order. */
export const textsOf = (document: string, element: string): string[] =>
  [...document.matchAll(new RegExp(`<c[ab]c:${element}(?: [^>]*)?>([^<]*)<`, 'g'))].map(([, text = '']) => text)

const centsOf = (document: string, element: string): Cents[] =>
  textsOf(document, element).map((text) => {
    const cents = parseAmount(text.replace('-', '')) ?? Number.NaN
    return text.startsWith('-') ? -cents : cents
  })

/** Faults of the e-invoice of a document: by rules of our own, and by the published ones that variables name. */
export function faultsOfUbl(data: InvoiceData): string[] {
  const document = ublOf(data, PDF)
  if (document === null) return ['There is none']
  const {exclVat, vat, total} = data.amounts
  const [whole, ...lines] = centsOf(document, 'LineExtensionAmount')
  const sums: [string, number | undefined, number][] = [
    ['lines', lines.reduce((all, each) => all + each, 0), exclVat],
    ...[whole, ...['TaxExclusiveAmount', 'TaxableAmount'].flatMap((name) => centsOf(document, name))].map(
      (cents): [string, number | undefined, number] => ['excl. VAT', cents, exclVat],
    ),
    ...centsOf(document, 'TaxAmount').map((cents): [string, number, number] => ['VAT', cents, vat]),
    ['total', exclVat + vat, total],
    ...centsOf(document, 'TaxInclusiveAmount').map((cents): [string, number, number] => ['total', cents, total]),
    [
      'paid and payable',
      [...centsOf(document, 'PrepaidAmount'), ...centsOf(document, 'PayableAmount')].reduce(
        (all, each) => all + each,
        0,
      ),
      total,
    ],
  ]
  return [
    ...sums.flatMap(([name, is, wanted]) => (is === wanted ? [] : [`${name}: ${is} in place of ${wanted}`])),
    ...(document.match(/<(c[ab]c:\w+)[^>]*><\/\1>/) ?? []).map((element) => `empty: ${element}`),
    ...(document.match(/<cbc:\w*Amount>/) ?? []).map((element) => `no currency: ${element}`),
    ...faultsByPublishedRules(document),
  ]
}
