import {fill} from '../../../domain/texts/placeholders.ts'
import {button} from '../../ui/button.ts'
import {field} from '../../ui/field.ts'
import {form} from '../../ui/form.ts'
import {type Html, html} from '../../ui/html.ts'
import {notice} from '../../ui/notice.ts'
import {ADMIN_SIGN_IN} from '../addresses.ts'
import {adminPage, type View} from '../adminPage.ts'
import {ADMIN_WORDS, type AdminWords} from '../words/words.ts'

type Ask = {kind: 'ask'; email?: string; problem?: 'invalidEmail' | 'invalid' | 'signedOut'; next: string}
export type SignInState =
  | Ask
  | {kind: 'sent'; email: string}
  | {kind: 'confirm'; link: string; next: string}
  /** Asks for a fresh session, which a refund needs. */
  | {kind: 'again'; email: string; next: string}

type Words = AdminWords['signIn']

/** The pages of the sign-in. None of them says who has access. */
export function signInPage(state: SignInState, view: View): string {
  const words = ADMIN_WORDS[view.language].signIn
  const title = titleOf(state, words)
  const body = html`<div class="card narrow"><h1>${title}</h1>${bodyOf(state, words)}</div>`
  const isInvalid = state.kind === 'ask' && state.problem === 'invalidEmail'
  return adminPage(title, body, view, isInvalid ? words.invalidEmail : undefined)
}

function titleOf(state: SignInState, words: Words): string {
  if (state.kind === 'ask') return state.problem === 'invalid' ? words.invalidTitle : words.title
  return {sent: words.sentTitle, confirm: words.confirmTitle, again: words.freshTitle}[state.kind]
}

function bodyOf(state: SignInState, words: Words): Html {
  const post = (fields: Record<string, string>, label: string) =>
    form({action: ADMIN_SIGN_IN, fields, content: button(label, 'main')})
  switch (state.kind) {
    case 'ask':
      return askForm(state, words)
    case 'sent':
      return html`<p>${fill(words.sent, {email: state.email})}</p><p class="muted">${words.notCome}</p><p><a href="${ADMIN_SIGN_IN}">${words.again}</a></p>`
    case 'confirm':
      return html`<p>${words.confirm}</p>${post({link: state.link, next: state.next}, words.confirmButton)}`
    case 'again':
      return html`<p role="alert">${fill(words.fresh, {email: state.email})}</p>${post({email: state.email, next: state.next}, words.send)}<p><a href="${state.next}">${words.freshBack}</a></p>`
  }
}

function askForm({email = '', problem, next}: Ask, words: Words): Html {
  const address = field({
    name: 'email',
    label: words.email,
    type: 'email',
    autocomplete: 'email',
    value: email,
    wrong: problem === 'invalidEmail' && words.invalidEmail,
    isAlone: true,
  })
  return html`${problem === 'signedOut' && notice('up', words.signedOut)}
<p>${problem === 'invalid' ? words.invalid : words.intro}</p>
${form({action: ADMIN_SIGN_IN, fields: {next}, content: html`${address}${button(words.send, 'main')}`})}`
}
