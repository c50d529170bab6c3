import {fieldId} from './field.ts'
import {type Html, html} from './html.ts'

export const NOTICE_STYLE = `.notice{padding:.875rem 1.125rem;border:1.5px solid;border-radius:8px;background:var(--surface)}
.notice.up{border-color:var(--up)}.notice.down{border-color:var(--down)}
.notice ul{padding-left:1.25rem}`

/**
 * A sentence about what has just happened. One about a failure has focus unless `hasFocus` says otherwise: the page that
 * answers a form begins there, and no form's address has a fragment, since browsers pass over `autofocus` then.
 *
 * @see https://html.spec.whatwg.org/multipage/interaction.html#flush-autofocus-candidates
 */
export const notice = (
  tone: 'up' | 'down',
  text: Html | string,
  {heading, hasFocus = tone === 'down'}: {heading?: string; hasFocus?: boolean} = {},
): Html =>
  html`<div class="notice ${tone}" role="${tone === 'up' ? 'status' : 'alert'}"${hasFocus && html` tabindex="-1" autofocus`}>${heading && html`<strong>${heading}</strong> `}${text}</div>`

/** The wrong fields of a form, each with a link to it. */
export const errorSummary = (
  heading: string,
  wrong: readonly {name: string; label: string; text: string}[],
): Html | false =>
  wrong.length > 0 &&
  html`<div class="notice down" role="alert"><p><strong>${heading}</strong></p><ul>${wrong.map(
    ({name, label, text}) => html`<li><a href="#${fieldId(name)}">${label}</a>: ${text}</li>`,
  )}</ul></div>`
