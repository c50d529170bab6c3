import {CONFIRM_ADDRESS} from '../../../domain/customers/portalActs.ts'
import {portalPath, signInPath} from '../../../domain/pages/portalAddress.ts'
import type {Language} from '../../../domain/texts/languages.ts'
import {button, linkButton} from '../../ui/button.ts'
import {pageCard} from '../../ui/card.ts'
import {field} from '../../ui/field.ts'
import {form, postButton} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {withMailLinks} from '../../ui/mailLinks.ts'
import type {ListedOrder, PortalWords} from './order.ts'
import {orderList} from './orderList.ts'

/** The pages on the way to an order. None of them says whether an address is known. */
export type SignInView =
  | {kind: 'signIn'; problem?: 'invalidLink' | 'invalidEmail'; email?: string}
  | {kind: 'sent'}
  /** Between paying and its answer; the address looks again. */
  | {kind: 'waiting'; id: string; href: string}
  | {kind: 'open'; link: string}
  | {kind: 'list'; orders: readonly ListedOrder[]}
  | {kind: 'confirmAddress'; email: string}
  | {kind: 'addressConfirmed'}

type Parts = {heading: string; lead: Html; body: Html | false}

/** The parts of a page on the way to an order. A link's GET only shows a button, since mail scanners follow links. */
export function signInParts(view: SignInView, language: Language, words: PortalWords): Parts {
  const {signIn: t, address, waiting} = words
  const action = signInPath(language)
  const parts = (heading: string, text: string, body: Html): Parts => ({
    heading,
    lead: html`<p>${withMailLinks(text)}</p>`,
    body,
  })
  switch (view.kind) {
    case 'signIn': {
      const {heading, text} = view.problem === 'invalidLink' ? words.invalidLink : t
      return parts(heading, text, pageCard(emailForm(view, action, words)))
    }
    case 'sent':
      return parts(t.sentHeading, t.sent, html`<p><a class="alone" href="${portalPath(language)}">${t.again}</a></p>`)
    case 'waiting':
      return parts(
        waiting.heading,
        `${words.orderLabel} ${view.id}`,
        html`<p>${linkButton(view.href, waiting.checkAgain, {variant: 'main'})}</p>`,
      )
    case 'open':
      return parts(t.openHeading, t.open, postButton(t.openButton, {link: view.link}, {variant: 'main', action}))
    case 'list':
      return parts(t.listHeading, t.list, orderList(view.orders, words.orderLabel, words))
    case 'confirmAddress':
      return parts(
        address.confirmHeading,
        address.confirm,
        postButton(address.confirmButton, {act: CONFIRM_ADDRESS}, {variant: 'main'}),
      )
    case 'addressConfirmed':
      return parts(address.heading, address.changed, html`<p>${linkButton(portalPath(language), t.heading)}</p>`)
  }
}

function emailForm({problem, email = ''}: Extract<SignInView, {kind: 'signIn'}>, action: string, words: PortalWords) {
  const {signIn: t} = words
  const address = field({
    name: 'email',
    label: t.label,
    value: email,
    wrong: problem === 'invalidEmail' && t.invalid,
    autocomplete: 'email',
    type: 'email',
    max: 200,
  })
  return form({action, content: html`${address}${button(t.button, 'main')}`})
}
