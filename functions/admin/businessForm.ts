import {countryName, EU_COUNTRIES, HOME_COUNTRY} from '../../domain/customers/countries.ts'
import {DETAILS} from '../../domain/customers/customerDetails.ts'
import type {StaffLanguage} from '../../domain/texts/languages.ts'
import type {Order} from '../billing/orders/order.ts'
import {CORRECTABLE} from '../customers/correction.ts'
import {type Html, html} from '../ui/html.ts'
import {CUSTOMER_WORDS} from './words/customerWords.ts'

type Shown = {
  /** The fields as they were typed, and the one that is wrong, when the form was refused. */
  typed: Readonly<Record<string, string>> | undefined
  wrong: string | undefined
  /** The sentence at that field. */
  problem: string
  language: StaffLanguage
}

/** The fields of the company details that invoices name. */
export function businessFields({details = {}}: Order, {typed, wrong, problem, language}: Shown): Html {
  const labels = CUSTOMER_WORDS[language].details
  return html`${CORRECTABLE.map((name) => {
    const value = typed?.[name] ?? details[name] ?? ''
    const marked = name === wrong && html` aria-invalid="true" aria-describedby="wrong" autofocus`
    const max = DETAILS.find((row) => row.name === name)?.max
    const control =
      name === 'country'
        ? html`<select name="country"${marked}>${countries(language).map(([code, text]) => html`<option value="${code}"${code === (value || HOME_COUNTRY) && html` selected`}>${text}</option>`)}</select>`
        : html`<input name="${name}" maxlength="${max}" autocomplete="off" value="${value}"${marked}>`
    return html`<label class="field">${labels[name]}${control}${name === wrong && html`<span class="wrong" id="wrong">${problem}</span>`}</label>`
  })}`
}

const countries = (language: StaffLanguage) =>
  EU_COUNTRIES.map((code) => [code, countryName(code, language)] as const).sort(([, one], [, other]) =>
    one.localeCompare(other, language),
  )
