import {countryName, EU_COUNTRIES, HOME_COUNTRY} from '../../../domain/customers/countries.ts'
import {DETAILS} from '../../../domain/customers/customerDetails.ts'
import {DETAIL_TITLES} from '../../../domain/customers/detailTitles.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {CORRECTABLE} from '../../customers/correction.ts'
import {field} from '../../ui/field.ts'
import {type Html, html} from '../../ui/html.ts'
import type {OrderView} from './orderView.ts'

/** The fields of the company details that invoices name. */
export function businessFields({order: {details = {}}, failed, typed, words, view: {language}}: OrderView): Html {
  const isRefused = failed?.act === 'business'
  const wrong = failed?.problem === 'wrongDetail' ? failed.reason : undefined
  const fields = CORRECTABLE.map((name) => {
    const value = (isRefused ? typed[name] : undefined) ?? details[name] ?? ''
    return field({
      name,
      form: 'business',
      label: DETAIL_TITLES[name][language],
      value: name === 'country' ? value || HOME_COUNTRY : value,
      options: name === 'country' ? countries(language) : undefined,
      max: DETAILS.find((row) => row.name === name)?.max,
      wrong: name === wrong && words.problems.wrongDetail,
    })
  })
  return html`${fields}`
}

const countries = (language: StaffLanguage) =>
  EU_COUNTRIES.map((code) => [code, countryName(code, language)] as const).sort(([, one], [, other]) =>
    one.localeCompare(other, language),
  )
