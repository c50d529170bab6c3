import {defineField} from 'sanity'
import {nlEn} from '../../language.ts'
import {titled} from '../fields.ts'

/** Switch that records a lawyer's check of a legal text; hidden on other pages. */
export const checkedByLawyer = (what: string) =>
  defineField({
    name: 'checkedByLawyer',
    ...titled(
      ['Gecontroleerd door een jurist', 'Checked by a lawyer'],
      [
        `Laat ${what} controleren voordat er echt wordt verkocht, en vink dit dan aan. Tot dan staat het in lijsten, en zegt elke nieuwe versie van de site het erbij.`,
        `Have ${what} checked before real sales start, then tick this. Until then, lists and every new version of the site mention it.`,
      ],
    ),
    type: 'boolean',
    hidden: ({value}) => value === undefined,
  })

/** Mark in lists for a text that no lawyer has checked. */
export const unchecked = (checked: boolean | undefined) =>
  checked === false ? nlEn('Nog door een jurist te controleren', 'To be checked by a lawyer') : ''
