import {html} from '../../ui/html.ts'
import type {PortalDocument} from './order.ts'

/** Links to a document's PDF and its e-invoice, which has the same name everywhere. */
export const documentLinks = ({label, href, ublHref}: Pick<PortalDocument, 'label' | 'href' | 'ublHref'>) =>
  html`<a class="alone" href="${href}">${label}</a>${ublHref && html` <a class="alone" href="${ublHref}" aria-label="UBL ${label}">UBL</a>`}`
