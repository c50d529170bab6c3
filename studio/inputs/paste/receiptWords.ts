import {nlEn} from '../../language.ts'
import {count} from '../../status/words.ts'
import type {Allowed, Receipt} from './cleanPaste.ts'

type Counted = readonly [number: number, one: string, many: string]

const listed = (parts: readonly Counted[]) =>
  parts
    .filter(([number]) => number > 0)
    .map(([number, one, many]) => count(number, one, many))
    .join(', ')

/** Says what a paste kept, changed and left out; empty when it arrived as it was. */
export function receiptWords({kept, turned, leftOut}: Receipt, allowed: Pick<Allowed, 'headings'>): string {
  const changed = listed([
    [
      turned.headings,
      allowed.headings
        ? nlEn('kop naar tussenkop', 'heading to a sub-heading')
        : nlEn('kop naar vet', 'heading to bold'),
      allowed.headings
        ? nlEn('koppen naar tussenkop', 'headings to sub-headings')
        : nlEn('koppen naar vet', 'headings to bold'),
    ],
    [
      turned.numbers,
      nlEn('nummering naar opsomming', 'numbered list to bullets'),
      nlEn('nummeringen naar opsomming', 'numbered lists to bullets'),
    ],
    [
      turned.tables,
      nlEn('tabel naar een onderdeel onder deze tekst', 'table to a part below this text'),
      nlEn('tabellen naar onderdelen onder deze tekst', 'tables to parts below this text'),
    ],
  ])
  const missing = listed([
    [leftOut.tables, nlEn('tabel', 'table'), nlEn('tabellen', 'tables')],
    [leftOut.images, nlEn('afbeelding', 'image'), nlEn('afbeeldingen', 'images')],
    [leftOut.deletions, nlEn('verwijderd stuk', 'deleted part'), nlEn('verwijderde stukken', 'deleted parts')],
    [leftOut.comments, nlEn('opmerking', 'comment'), nlEn('opmerkingen', 'comments')],
    [
      leftOut.links,
      nlEn('link (de woorden staan er wel)', 'link (its text was kept)'),
      nlEn('links (de woorden staan er wel)', 'links (their text was kept)'),
    ],
    [leftOut.italics, nlEn('keer cursief', 'piece of italics'), nlEn('keer cursief', 'pieces of italics')],
  ])
  if (!changed && !missing) return ''
  const there = listed([
    [kept.paragraphs, nlEn('alinea', 'paragraph'), nlEn('alinea’s', 'paragraphs')],
    [kept.lists, nlEn('lijst', 'list'), nlEn('lijsten', 'lists')],
    [kept.links, nlEn('link', 'link'), nlEn('links', 'links')],
  ])
  const hint =
    leftOut.tables > 0
      ? nlEn(
          ' Een tabel is op een eigen pagina een onderdeel, van twee tot vijf kolommen.',
          ' On your own pages, add a table as a part, of two to five columns.',
        )
      : ''
  return [
    there && `${nlEn('Geplakt', 'Pasted')}: ${there}.`,
    changed && `${nlEn('Omgezet', 'Changed')}: ${changed}.`,
    missing && `${nlEn('Weggelaten bij het plakken', 'Not pasted')}: ${missing}.${hint}`,
  ]
    .filter(Boolean)
    .join(' ')
}
