import {fill} from '../../../domain/texts/placeholders.ts'
import {html} from '../../ui/html.ts'
import {LOGIN} from '../addresses.ts'
import {notice, officePage, type View} from '../page.ts'
import {OFFICE_WORDS} from '../words/words.ts'

export type SignInState =
  | {kind: 'ask'; email?: string; problem?: 'invalidEmail' | 'invalid' | 'signedOut'; next: string}
  | {kind: 'sent'; email: string}
  | {kind: 'confirm'; link: string; next: string}
  /** Somebody who is signed in for too long for what is asked. */
  | {kind: 'again'; email: string; next: string}

/** The pages on the way in. None of them says who has access. */
export function signInPage(state: SignInState, view: View): string {
  const words = OFFICE_WORDS[view.language].signIn
  const problem = state.kind === 'ask' ? state.problem : undefined
  const title = {
    ask: problem === 'invalid' ? words.invalidTitle : words.title,
    sent: words.sentTitle,
    confirm: words.confirmTitle,
    again: words.freshTitle,
  }[state.kind]
  const body = {
    ask: () => {
      const {email = '', next} = state as Extract<SignInState, {kind: 'ask'}>
      const isInvalid = problem === 'invalidEmail'
      return html`${problem === 'signedOut' && notice('up', words.signedOut)}
<p>${problem === 'invalid' ? words.invalid : words.intro}</p>
<form class="form" method="post" action="${LOGIN}" novalidate><input type="hidden" name="next" value="${next}">
<label class="field">${words.email}<input name="email" type="email" autocomplete="email" value="${email}"${isInvalid && html` aria-invalid="true" aria-describedby="wrong" autofocus`}></label>
${isInvalid && html`<p class="wrong" id="wrong" role="alert">${words.invalidEmail}</p>`}
<button class="main">${words.send}</button></form>`
    },
    sent: () =>
      html`<p>${fill(words.sent, {email: (state as Extract<SignInState, {kind: 'sent'}>).email})}</p><p class="muted">${words.notCome}</p><p><a href="${LOGIN}">${words.again}</a></p>`,
    confirm: () => {
      const {link, next} = state as Extract<SignInState, {kind: 'confirm'}>
      return html`<p>${words.confirm}</p><form class="form" method="post" action="${LOGIN}"><input type="hidden" name="link" value="${link}"><input type="hidden" name="next" value="${next}"><button class="main">${words.confirmButton}</button></form>`
    },
    again: () => {
      const {email, next} = state as Extract<SignInState, {kind: 'again'}>
      return html`<p role="alert">${fill(words.fresh, {email})}</p><form class="form" method="post" action="${LOGIN}"><input type="hidden" name="email" value="${email}"><input type="hidden" name="next" value="${next}"><button class="main">${words.send}</button></form><p><a href="${next}">${words.freshBack}</a></p>`
    },
  }[state.kind]()
  return officePage(
    title,
    html`<div class="card narrow"><h1>${title}</h1>${body}</div>`,
    view,
    problem === 'invalidEmail' ? words.invalidEmail : undefined,
  )
}
