import type {Details} from '../../../domain/customers/customerDetails.ts'
import {CONFIRM_ADDRESS} from '../../../domain/customers/portalActs.ts'
import {inSentence} from '../../../domain/format/format.ts'
import type {Period} from '../../../domain/money/pricing.ts'
import {accountPath, signInPath} from '../../../domain/pages/portalAddress.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {shownAddress} from '../../notifications/customerMail.ts'
import {Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import type {AccountWords} from './order.ts'
import {card, field} from './parts.ts'

/** One of the orders of an address. */
type ListedOrder = {id: string; planName: string; period: Period; href: string; details?: Details | undefined}

/** The pages on the way to an order. None of them says whether an address is known. */
export type SignInView =
  | {kind: 'signIn'; problem?: 'invalidLink' | 'invalidEmail'; email?: string}
  | {kind: 'sent'}
  | {kind: 'open'; link: string}
  | {kind: 'list'; orders: readonly ListedOrder[]}
  | {kind: 'confirmAddress'; email: string}
  | {kind: 'addressConfirmed'}

type Parts = {heading: string; lead: Html; body: Html | false}

/** A link's GET only shows a button, since mail scanners follow links. */
export function signInParts(view: SignInView, language: Language, words: AccountWords): Parts {
  const {signIn: t, address, invalidLink} = words
  const action = signInPath(language)
  const ownPage = html`<p><a class="button" href="${accountPath(language)}">${t.heading}</a></p>`
  const lead = (text: string) => html`<p>${new Html(withMailLinks(text))}</p>`
  switch (view.kind) {
    case 'signIn': {
      const isInvalid = view.problem === 'invalidEmail'
      const said = view.problem === 'invalidLink' ? invalidLink : t
      const form = html`<form class="form" method="post" action="${action}" novalidate>${field({
        name: 'email',
        label: t.label,
        value: view.email ?? '',
        wrong: isInvalid && t.invalid,
        autocomplete: 'email',
        type: 'email',
        max: 200,
      })}<button class="main">${t.button}</button></form>`
      return {
        heading: said.heading,
        lead: lead(said.text),
        body: html`<section class="card" aria-labelledby="page-heading">${form}</section>`,
      }
    }
    case 'sent':
      return {
        heading: t.sentHeading,
        lead: lead(t.sent),
        body: html`<p><a class="alone" href="${accountPath(language)}">${t.again}</a></p>`,
      }
    case 'open':
      return {
        heading: t.openHeading,
        lead: lead(t.open),
        body: html`<form method="post" action="${action}"><input type="hidden" name="link" value="${view.link}"><button class="main">${t.openButton}</button></form>`,
      }
    case 'list':
      return {
        heading: t.listHeading,
        lead: lead(t.list),
        body: card(
          'orders',
          words.orderLabel,
          html`<ul class="orders">${view.orders.map(
            ({id, planName, period, href, details: {company = '', website = ''} = {}}) => {
              const about = [company, website && shownAddress(website)].filter(Boolean).join(', ')
              return html`<li><a href="${href}"><span>${planName}, ${inSentence(words.periods[period])}${about && html`<br><small>${about}</small>`}</span> <span>${id}</span></a></li>`
            },
          )}</ul>`,
        ),
      }
    case 'confirmAddress':
      return {
        heading: address.confirmHeading,
        lead: lead(address.confirm),
        body: html`<form method="post"><input type="hidden" name="act" value="${CONFIRM_ADDRESS}"><button class="main">${address.confirmButton}</button></form>`,
      }
    case 'addressConfirmed':
      return {heading: address.heading, lead: lead(address.changed), body: ownPage}
  }
}
