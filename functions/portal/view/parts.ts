import {type Html, html} from '../../ui/html.ts'

/** A section with its heading; `id` is its anchor. */
export const card = (id: string, heading: string, body: Html) =>
  html`<section class="card" id="${id}" aria-labelledby="${id}-heading"><h2 id="${id}-heading">${heading}</h2>
${body}</section>`

export const factList = (rows: readonly (readonly [name: string, value: string] | false)[]) =>
  html`<dl>${rows.map((row) => row !== false && row[1] !== '' && html`<div><dt>${row[0]}</dt><dd>${row[1]}</dd></div>`)}</dl>`

/**
 * A sentence about what did not work. The page that answers a form begins there, and nothing that it was sent to is the
 * address's target: browsers pass over `autofocus` where there is one.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#flush-autofocus-candidates
 */
export const failure = (text: Html) => html`<p class="notice down" role="alert" tabindex="-1" autofocus>${text}</p>`

type Field = {
  name: string
  label: string
  value: string
  wrong?: string | false | undefined
  autocomplete?: string
  type?: 'text' | 'url' | 'tel' | 'email'
  max?: number
  lines?: number
  options?: readonly (readonly [value: string, text: string])[]
}

const fieldId = (name: string) => `field-${name}`

/** A field with its label, and below it what is wrong with what was typed. Of several that are wrong the first has focus. */
export function field({
  name,
  label,
  value,
  wrong,
  autocomplete = 'off',
  type = 'text',
  max,
  lines,
  options,
}: Field): Html {
  const id = fieldId(name)
  const common = html`id="${id}" name="${name}" autocomplete="${autocomplete}"${wrong && html` aria-invalid="true" aria-describedby="${id}-wrong" autofocus`}`
  const most = max !== undefined && html` maxlength="${max}"`
  const control = options
    ? html`<select ${common}>${options.map(([key, text]) => html`<option value="${key}"${key === value && html` selected`}>${text}</option>`)}</select>`
    : lines
      ? html`<textarea ${common}${most} rows="${lines}">${value}</textarea>`
      : html`<input ${common}${most} type="${type}" value="${value}">`
  return html`<div class="field"><label for="${id}">${label}</label>${control}${wrong && html`<p class="wrong" id="${id}-wrong">${wrong}</p>`}</div>`
}

/** What a form could not take, with a link to each field. */
export const errorSummary = (heading: string, wrong: readonly {name: string; label: string; text: string}[]) =>
  wrong.length > 0 &&
  html`<div class="notice down" role="alert"><p><strong>${heading}</strong></p><ul>${wrong.map(
    ({name, label, text}) => html`<li><a href="#${fieldId(name)}">${label}</a>: ${text}</li>`,
  )}</ul></div>`
