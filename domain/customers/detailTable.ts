/**
 * Purposes of a field beside its form: every `invoice` needs it, the work cannot `begin` without it (and it is deleted once
 * that is over), `search` in admin finds it, the bookkeeper's `books` have a column of it, and it stays when the person is
 * forgotten: `always`, or where it proves a `reverseCharge`.
 */
export type Use = 'invoice' | 'begin' | 'search' | 'books' | 'always' | 'reverseCharge'

export type Row = {
  name: string
  /** Characters that are stored; more may be `typed` where signs are removed. */
  max: number
  typed?: number
  /** Form that asks it first. */
  asked: 'checkout' | 'work'
  /**
   * Refused while empty: in every request with details, in forms that have the field (an older page has not, and is asked
   * after paying), or outside the shop's country.
   */
  required?: 'always' | 'ifAsked' | 'abroad'
  /** How it is cleaned, validated and drawn; by default one line of text. */
  kind?: 'website' | 'country' | 'vatNumber' | 'postalCode' | 'email' | 'phone' | 'access' | 'lines'
  autocomplete?: string
  /** Height of a field of several lines. */
  lines?: number
  /** Content type of the sentence that explains it at the checkout. */
  help?: 'line' | 'text'
  isAddress?: true
  uses?: readonly Use[]
}

/**
 * Table of the fields that a customer fills in: the business that orders and the website to work on. Each row is drawn, kept
 * while typed, validated, sent, stored, shown to customer and staff, exported and forgotten by its columns; its words are in
 * detailTitles.ts and in the content.
 */
export const TABLE = [
  {
    name: 'company',
    max: 120,
    asked: 'checkout',
    required: 'always',
    autocomplete: 'organization',
    uses: ['invoice', 'search', 'books'],
  },
  {
    name: 'website',
    max: 200,
    asked: 'checkout',
    required: 'always',
    kind: 'website',
    autocomplete: 'url',
    help: 'line',
    uses: ['begin', 'search'],
  },
  {
    name: 'country',
    max: 2,
    asked: 'checkout',
    required: 'always',
    kind: 'country',
    autocomplete: 'country',
    uses: ['invoice', 'books', 'always'],
  },
  {
    name: 'vatNumber',
    max: 20,
    typed: 60,
    asked: 'checkout',
    required: 'abroad',
    kind: 'vatNumber',
    help: 'text',
    uses: ['books', 'reverseCharge'],
  },
  {
    name: 'street',
    max: 120,
    asked: 'checkout',
    required: 'ifAsked',
    autocomplete: 'address-line1',
    help: 'line',
    isAddress: true,
    uses: ['invoice'],
  },
  {
    name: 'postalCode',
    max: 12,
    asked: 'checkout',
    required: 'ifAsked',
    kind: 'postalCode',
    autocomplete: 'postal-code',
    isAddress: true,
    uses: ['invoice'],
  },
  {
    name: 'city',
    max: 80,
    asked: 'checkout',
    required: 'ifAsked',
    autocomplete: 'address-level2',
    isAddress: true,
    uses: ['invoice'],
  },
  {name: 'contactPhone', max: 30, asked: 'work', kind: 'phone', autocomplete: 'tel'},
  {name: 'businessType', max: 120, asked: 'work', uses: ['begin']},
  {name: 'description', max: 1000, asked: 'work', kind: 'lines', lines: 5},
  {name: 'keywords', max: 500, asked: 'work', kind: 'lines', lines: 3, uses: ['begin']},
  {name: 'places', max: 300, asked: 'work', kind: 'lines', lines: 3},
  {name: 'access', max: 20, asked: 'work', kind: 'access', uses: ['begin']},
] as const satisfies readonly Row[]

/** Fields of the checkout that are columns of the order itself. */
export const CONTACT = [
  {
    name: 'customerEmail',
    max: 200,
    asked: 'checkout',
    required: 'always',
    kind: 'email',
    autocomplete: 'email',
    help: 'line',
  },
  {name: 'customerName', max: 100, asked: 'checkout', autocomplete: 'name'},
] as const satisfies readonly Row[]
