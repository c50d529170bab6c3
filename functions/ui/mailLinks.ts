import {splitAtMailAddresses} from '../../domain/customers/mailAddresses.ts'
import {type Html, html} from './html.ts'

/** A text as HTML, with its mail addresses as links. */
export const withMailLinks = (text: string): Html =>
  html`${splitAtMailAddresses(text).map((part, index) =>
    index % 2 === 1 ? html`<a href="mailto:${part}">${part}</a>` : part,
  )}`
