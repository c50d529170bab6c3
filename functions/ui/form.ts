import {button} from './button.ts'
import {type Html, html} from './html.ts'

type Form = {
  /** The page's own address when left out. */
  action?: string
  /** Values that nobody types. */
  fields?: Readonly<Record<string, string | number>>
  content: unknown
  className?: string | undefined
  /** Leaves checking to the browser as well. */
  isCheckedByBrowser?: boolean
}

/** A form that changes something. */
export const form = ({action, fields = {}, content, className = 'form', isCheckedByBrowser}: Form): Html =>
  html`<form method="post"${action && html` action="${action}"`}${className && html` class="${className}"`}${!isCheckedByBrowser && html` novalidate`}>${Object.entries(
    fields,
  ).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}${content}</form>`

/** A form of one button; `fields` says which button of the page was pressed. */
export const postButton = (
  label: string,
  fields: NonNullable<Form['fields']>,
  {variant, action}: {variant?: Parameters<typeof button>[1]; action?: string} = {},
): Html =>
  form({
    fields,
    content: button(label, variant),
    className: '',
    isCheckedByBrowser: true,
    ...(action && {action}),
  })
