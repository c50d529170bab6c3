import {type Html, html} from './html.ts'

export const FIELD_STYLE = `.field{display:grid;align-content:start;gap:.35rem;min-width:0}
label{font-weight:600}
input:not([type=hidden],[type=checkbox]),select,textarea{width:100%;min-height:3rem;padding:.5rem .75rem;border:1.5px solid var(--edge);border-radius:6px;background:var(--surface);color:inherit;font:inherit}
textarea{resize:vertical}.tick{display:flex;gap:.75rem;align-items:start;min-height:2.75rem;font-weight:400}.tick input{flex:none;width:1.375rem;height:1.375rem;margin:.15rem 0}
select{text-overflow:ellipsis}
[aria-invalid=true]{border:2px solid var(--down)!important}
.wrong{color:var(--down);font-weight:600}`

type Field = {
  name: string
  label: string
  value?: string | undefined
  /** The form of the field, on a page with several that have a field of this name. */
  form?: string
  type?: 'text' | 'url' | 'tel' | 'email' | 'search' | 'date'
  inputMode?: 'decimal' | 'url'
  /** The kind of value that browsers may fill in; by default none. */
  autocomplete?: string | undefined
  max?: number | undefined
  /** Lines of a text of several. */
  lines?: number | undefined
  options?: readonly (readonly [value: string, text: string])[] | undefined
  /** A sentence below the field. */
  hint?: string
  /** The sentence about a wrong value. */
  wrong?: string | false | undefined
  /** Reads that sentence out at once: for a form of one field, which has no summary above it. */
  isAlone?: boolean
  className?: string
}

export const fieldId = (name: string, form?: string) => ['field', form, name].filter(Boolean).join('-')

/** A field with its label, the error of its value and a hint. The first wrong field of a page has focus. */
export function field(given: Field): Html {
  const {name, label, form, hint, wrong, isAlone, className} = given
  const id = fieldId(name, form)
  const described = [wrong && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const state = html`${wrong && html` aria-invalid="true"`}${described && html` aria-describedby="${described}"`}${wrong && html` autofocus`}`
  return html`<div class="field${className && ` ${className}`}"><label for="${id}">${label}</label>${control(id, state, given)}${
    wrong && html`<p class="wrong" id="${id}-wrong"${isAlone && html` role="alert"`}>${wrong}</p>`
  }${hint && html`<p class="hint" id="${id}-hint">${hint}</p>`}</div>`
}

function control(id: string, state: Html, given: Field): Html {
  const {name, value = '', type = 'text', inputMode, autocomplete = 'off', max, lines, options} = given
  const common = html`id="${id}" name="${name}" autocomplete="${autocomplete}"`
  if (options)
    return html`<select ${common}${state}>${options.map(([key, text]) => html`<option value="${key}"${key === value && html` selected`}>${text}</option>`)}</select>`
  const limit = max !== undefined && html` maxlength="${max}"`
  if (lines) return html`<textarea ${common}${limit} rows="${lines}"${state}>${value}</textarea>`
  return html`<input ${common}${limit} type="${type}"${inputMode && html` inputmode="${inputMode}"`} value="${value}"${state}>`
}
