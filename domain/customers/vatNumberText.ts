import {vatPrefixOf} from './countries.ts'
import {INVISIBLES, LONGEST_PASTE} from './typedText.ts'

// Apart from other typed text: pages without a VAT number do not load its names.

/** Between the parts of a number: spaces, dots, strokes of every kind. Old Irish numbers have a plus or an asterisk. */
const SEPARATORS = /[\s.,:;/\\|_'’·•()#\p{Pd}]/gu

/** The names of VAT numbers on invoices and in registers, in the languages of the EU, without marks on the letters. */
const NAMES = [
  ...[
    'BTW',
    'TVA',
    'VAT',
    'VATIN',
    'UST',
    'UMSATZSTEUER',
    'MWST',
    'UID',
    'PIVA',
    'PARTITAIVA',
    'IVA',
    'NIF',
    'CIF',
    'NIPC',
  ],
  ...[
    'NIP',
    'MOMS',
    'SENR',
    'CVR',
    'ALV',
    'ICDPH',
    'DPH',
    'DIC',
    'AFM',
    'FPA',
    'ΑΦΜ',
    'ΦΠΑ',
    'KMKR',
    'PVM',
    'PVN',
    'DDV',
    'PDV',
  ],
  ...['OIB', 'ADOSZAM', 'DDS', 'ДДС', 'INTRACOMMUNAUTAIRE', 'INTRACOM'],
].join('|')
const BESIDE_NAMES =
  'IDENTIFICATIE|IDENTIFICATION|IDENTIFIKATIONS|IDENT|ID|NUMMER|NUMBER|NUMERO|NR|NO|CODE|REGISTRATION|REG|DE(?=TVA)'
const NAMED = new RegExp(`^(?:${BESIDE_NAMES})*(?:${NAMES})(?:${NAMES}|${BESIDE_NAMES})*`)

/** Written in place of Greece's prefix: the code of the country, and Greek letters that look Latin. */
const ALIASES: Readonly<Record<string, string>> = {EL: 'EL|GR|ΕΛ|EΛ'}

/** Completes numbers from which people leave out a part that adds nothing in the register. */
const COMPLETED: Readonly<Record<string, (number: string) => string>> = {
  AT: (number) => number.replace(/^(?=\d{8}$)/, 'U'),
  BE: (number) => number.replace(/^(?=\d{9}$)/, '0'),
  HU: (number) => number.replace(/^(\d{8})\d{3}$/, '$1'),
  NL: (number) => number.replace(/^(\d{9})(\d{2})$/, '$1B$2'),
  SE: (number) => number.replace(/^\d{10}$/, '$&01'),
}

/**
 * A VAT number as the register has it, with the prefix of its country where that is known: "BTW BE 0123.456.749" and
 * "BE/0123/456/749" are BE0123456749, and GR stands for EL. Empty when nothing was written. Whether the number can exist is
 * not looked at.
 */
export function cleanVatNumber(text: string, country?: string): string {
  if (text.length > LONGEST_PASTE) return text
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(INVISIBLES, '')
    .replaceAll('°', 'O')
    .replace(SEPARATORS, '')
    .toUpperCase()
    .replace(NAMED, '')
  const prefix = country === undefined ? undefined : vatPrefixOf(country)
  if (!plain || !prefix) return plain
  const number = plain.replace(new RegExp(`^(?:${ALIASES[prefix] ?? prefix})`), '').replace(NAMED, '')
  return prefix + (COMPLETED[prefix]?.(number) ?? number)
}
