import {escapeHTML} from '@portabletext/to-html'
import {splitAtMailAddresses} from '../../domain/customers/mailAddresses.ts'

/** A text as HTML, with its mail addresses as links. */
export const withMailLinks = (text: string): string =>
  splitAtMailAddresses(text)
    .map(escapeHTML)
    .map((part, index) => (index % 2 === 1 ? `<a href="mailto:${part}">${part}</a>` : part))
    .join('')
