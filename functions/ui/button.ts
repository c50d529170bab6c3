import {type Html, html} from './html.ts'

/** `main`: the one thing that the page is for. `danger`: ends or pays back something. */
type Variant = 'main' | 'danger'

export const BUTTON_STYLE = `button,.button{display:inline-flex;align-items:center;min-height:3rem;padding:.5rem 1.25rem;border:1.5px solid var(--edge);border-radius:6px;font:inherit;font-weight:600;line-height:1.2;text-decoration:none;background:none;color:inherit;cursor:pointer}
button:hover,.button:hover{border-color:var(--ink)}
button.main,.button.main{background:var(--signal);border-color:transparent;color:var(--on-signal)}
button.main:hover,.button.main:hover{background:var(--signal-hover)}
button.danger{background:var(--danger);border-color:transparent;color:var(--on-danger)}`

/** The button that submits a form. */
export const button = (label: string, variant?: Variant | false): Html =>
  html`<button${variant && html` class="${variant}"`}>${label}</button>`

/** A link that looks like a button; `isDownload` saves its target as a file. */
export const linkButton = (
  href: string,
  label: string,
  {variant, isDownload}: {variant?: Variant | false; isDownload?: boolean} = {},
): Html =>
  html`<a class="button${variant && ` ${variant}`}" href="${href}"${isDownload && html` download`}>${label}</a>`

/** Buttons side by side. */
export const buttonRow = (...buttons: (Html | false | '' | undefined)[]): Html =>
  html`<div class="row">${buttons}</div>`
