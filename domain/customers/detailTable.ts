/**
 * Purposes of a field beside its form: it is part of the `address`, every `invoice` needs it, the work cannot `begin` without
 * it (and it is deleted once that is over), `search` in admin finds it, the bookkeeper's `books` have a column of it, and it
 * stays when the person is forgotten: `always`, or where it proves a `reverseCharge`.
 */
export type Use = 'address' | 'invoice' | 'begin' | 'search' | 'books' | 'always' | 'reverseCharge'

export type Row = {
  name: string
  /** Characters that are stored. */
  max: number
  /**
   * Refused at the checkout while empty: in every request with details, in forms that have the field (an older page has not,
   * and is asked after paying), or outside the shop's country.
   */
  required?: 'always' | 'ifAsked' | 'abroad'
  /** How it is cleaned, validated and drawn; by default one line of text. */
  kind?:
    | ('website' | 'country' | 'vatNumber' | 'postalCode' | 'kvkNumber' | 'email' | 'phone' | 'access' | 'lines')
    | 'files'
  /** Folded away at the checkout: few need it. */
  isFolded?: true
  /** Value of the attribute, where the kind has none. */
  autocomplete?: string
  /** Height of a field of several lines. */
  lines?: number
  /** Content type of the sentence that explains it at the checkout. */
  help?: 'line' | 'text'
  uses?: readonly Use[]
}

/**
 * Tables of the fields that a customer fills in, in the order of their forms. Each row is drawn, kept while typed, validated,
 * sent, stored, shown to customer and staff, exported and forgotten by its columns; its words are in detailTitles.ts and in
 * the content. The checkout asks these about the business and its website.
 */
export const AT_CHECKOUT = [
  {name: 'company', max: 120, required: 'always', autocomplete: 'organization', uses: ['invoice', 'search', 'books']},
  {name: 'website', max: 200, required: 'always', kind: 'website', help: 'line', uses: ['begin', 'search']},
  {name: 'country', max: 2, required: 'always', kind: 'country', uses: ['invoice', 'books', 'always']},
  {
    name: 'vatNumber',
    max: 20,
    required: 'abroad',
    kind: 'vatNumber',
    help: 'text',
    uses: ['search', 'books', 'reverseCharge'],
  },
  {
    name: 'street',
    max: 120,
    required: 'ifAsked',
    autocomplete: 'address-line1',
    help: 'line',
    uses: ['address', 'invoice'],
  },
  {name: 'postalCode', max: 12, required: 'ifAsked', kind: 'postalCode', uses: ['address', 'invoice', 'search']},
  {name: 'city', max: 80, required: 'ifAsked', autocomplete: 'address-level2', uses: ['address', 'invoice']},
  {name: 'kvkNumber', max: 20, kind: 'kvkNumber', isFolded: true, uses: ['search', 'books']},
  {name: 'reference', max: 60, isFolded: true, help: 'line', uses: ['search', 'books']},
  {name: 'invoiceEmail', max: 200, kind: 'email', autocomplete: 'off', isFolded: true, uses: ['search']},
] as const satisfies readonly Row[]

/** Fields of the checkout that are columns of the order itself. */
export const CONTACT = [
  {name: 'customerEmail', max: 200, required: 'always', kind: 'email', help: 'line'},
  {name: 'customerName', max: 100, autocomplete: 'name'},
] as const satisfies readonly Row[]

/** Wishes about invoices, which the portal asks. */
export const FOR_INVOICES = [{name: 'eInvoice', max: 10, kind: 'files'}] as const satisfies readonly Row[]

/** Details for the work, which the portal asks. */
export const FOR_WORK = [
  {name: 'contactPhone', max: 30, kind: 'phone', uses: ['search']},
  {name: 'businessType', max: 120, uses: ['begin']},
  {name: 'description', max: 1000, kind: 'lines', lines: 5},
  {name: 'keywords', max: 500, kind: 'lines', lines: 3, uses: ['begin']},
  {name: 'places', max: 300, kind: 'lines', lines: 3},
  {name: 'access', max: 20, kind: 'access', uses: ['begin']},
] as const satisfies readonly Row[]
