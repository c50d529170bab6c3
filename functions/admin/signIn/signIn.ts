import * as v from 'valibot'
import {formatMoment} from '../../../domain/format/format.ts'
import type {StaffLanguage} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {CustomerEmail} from '../../checkout/request/customerName.ts'
import type {Database} from '../../database/database.ts'
import {readForm} from '../../http/request.ts'
import {redirectTo, replyPage} from '../../http/response.ts'
import {sendOnce} from '../../notifications/send.ts'
import {operatorMail} from '../../notifications/staffNotification.ts'
import {mailConfig, type Staff} from '../../runtime/config.ts'
import {caught, log} from '../../runtime/log.ts'
import {ADMIN, ADMIN_SIGN_IN} from '../addresses.ts'
import {chooseLanguage, isSecure, languageOf} from '../admin.ts'
import {ADMIN_WORDS} from '../words/words.ts'
import {
  isFormToken,
  newStaffLink,
  operatorId,
  type Session,
  sessionCookie,
  sessionIn,
  sessionOf,
  signIn,
  signOut,
  signOutEverywhere,
} from './session.ts'
import {type SignInState, signInPage} from './signInPages.ts'

type Services = {database: Database; staff: Staff; now: Date; siteUrl: string}

/**
 * The way in and out. Whatever address is typed, the answer is the same, and as quick: `later` takes the mail, which nobody
 * waits for. A link's GET only shows a button, since mail scanners follow links.
 */
export async function handleSignIn(
  request: Request,
  services: Services,
  later: (work: () => Promise<void>) => void,
): Promise<Response> {
  const {siteUrl, database} = services
  const url = new URL(request.url)
  const language = languageOf(request)
  const secure = isSecure(siteUrl)
  const session = await sessionOf(sessionIn(request, secure), services)
  const show = (status: number, state: SignInState) =>
    replyPage(status, signInPage(state, {language, url, session: null}))
  if (request.method === 'GET') {
    const chosen = chooseLanguage(url)
    if (chosen) return chosen
    const next = nextIn(url.searchParams.get('next'))
    const link = url.searchParams.get('link')
    if (link) return show(200, {kind: 'confirm', link, next})
    if (session) return redirectTo(next)
    return show(200, {kind: 'ask', next, ...(url.searchParams.has('out') && {problem: 'signedOut' as const})})
  }
  const form = await readForm(request, siteUrl)
  const next = nextIn(form.next)
  if (form.act === 'signOut' || form.act === 'signOutEverywhere') {
    if (session && isFormToken(form.token ?? '', session)) {
      const end = form.act === 'signOut' ? signOut : signOutEverywhere
      await end(session, database)
      log('admin.signed_out', {operator: operatorId(session), everywhere: form.act === 'signOutEverywhere'})
    }
    const left = withCookie(redirectTo(`${ADMIN_SIGN_IN}?out=1`), sessionCookie('', secure))
    // Its cookies are not named: those of other sites of the same domain would go too.
    left.headers.set('clear-site-data', '"cache", "storage"')
    return left
  }
  if (form.link) {
    const opened = await signIn(form.link, services, session)
    log('admin.signed_in', {worked: opened !== null, ...(opened && {operator: operatorId(opened)})})
    if (!opened) return show(410, {kind: 'ask', problem: 'invalid', next})
    later(() => tellOfSignIn(opened, language, services))
    return withCookie(redirectTo(next), sessionCookie(opened.token, secure))
  }
  const address = v.safeParse(CustomerEmail, form.email)
  if (!address.success) return show(422, {kind: 'ask', email: form.email ?? '', problem: 'invalidEmail', next})
  const email = address.output
  later(() => mailLink(email, {next, language}, services))
  return show(200, {kind: 'sent', email})
}

type Asked = {next: string; language: StaffLanguage}

async function mailLink(email: string, {next, language}: Asked, services: Services): Promise<void> {
  try {
    const link = await newStaffLink(email, services)
    if (!link) return log('admin.link_refused')
    const site = new URL(services.siteUrl).host
    const url = `${services.siteUrl}${ADMIN_SIGN_IN}?${new URLSearchParams({link, ...(next !== ADMIN && {next})})}`
    const {mailSubject, mailText, mailButton} = ADMIN_WORDS[language].signIn
    const heading = fill(mailSubject, {site})
    await sendOnce(
      {
        to: email.toLowerCase(),
        subject: heading,
        ...operatorMail(services.siteUrl, {
          language,
          heading,
          text: fill(mailText, {site}),
          button: {label: mailButton, href: url},
        }),
        messageId: `<sign-in-${link.slice(0, 8)}-${services.now.getTime()}@${new URL(services.siteUrl).hostname}>`,
      },
      mailConfig(),
    )
  } catch (error) {
    caught('admin.link_send_failed', {}, error)
  }
}

/** Mails the operator about the sign-in, so that misuse of the mailbox or a link is noticed. */
async function tellOfSignIn({email}: Session, language: StaffLanguage, {siteUrl, now}: Services): Promise<void> {
  try {
    const {signedInSubject, signedInText, signedInButton} = ADMIN_WORDS[language].signIn
    const values = {site: new URL(siteUrl).host, moment: formatMoment(now.toISOString(), language)}
    const heading = fill(signedInSubject, values)
    const button = {label: signedInButton, href: `${siteUrl}${ADMIN}`}
    await sendOnce(
      {
        to: email,
        subject: heading,
        ...operatorMail(siteUrl, {language, heading, text: fill(signedInText, values), button}),
        messageId: `<signed-in-${operatorId({email})}-${now.getTime()}@${new URL(siteUrl).hostname}>`,
      },
      mailConfig(),
    )
  } catch (error) {
    caught('admin.sign_in_notice_failed', {}, error)
  }
}

function withCookie(response: Response, cookie: string): Response {
  response.headers.set('set-cookie', cookie)
  return response
}

/** The page to go on to: one of the admin, whatever the address says. */
const nextIn = (asked: string | null | undefined) =>
  asked && /^\/beheer(\/export)?(\?[\w=&%.~@+-]*)?$/.test(asked) ? asked : ADMIN
