import {isPlanKey, type PlanKey} from '../../../domain/catalogue/plans.ts'
import {isAbroad} from '../../../domain/customers/countries.ts'
import {type CheckoutProblem, isCheckoutProblem} from '../../../domain/customers/customerDetails.ts'
import {formatEuros, parseAmount} from '../../../domain/money/money.ts'
import {pathOf} from '../../../domain/pages/pages.ts'
import {DEFAULT_LANGUAGE, isLanguage, type Language} from '../../../domain/texts/languages.ts'
import {fill} from '../../../domain/texts/placeholders.ts'
import {fallbackPage} from '../../fallback/fallbackPage.ts'
import {FALLBACK_WORDS} from '../../fallback/fallbackWords.ts'
import type {HttpError} from '../../http/httpError.ts'
import {requestId} from '../../http/requestId.ts'
import {redirectTo, replyPage} from '../../http/response.ts'
import {siteUrl} from '../../runtime/config.ts'
import {caught} from '../../runtime/log.ts'
import {shownAmountsOf} from '../code/showAmounts.ts'
import {type FormFields, shownTotalName} from '../request/checkoutRequest.ts'
import {checkoutPage, type Notice} from './checkoutPage.ts'

const PAGE_DEADLINE_MS = 4000

/**
 * The answer to a form that was refused: the site's checkout page with what was typed and what is wrong. When that page
 * cannot be fetched, or the form came from another site, a small page links to it.
 */
export async function replyCheckout(error: HttpError, typed: FormFields): Promise<Response> {
  const language = isLanguage(typed.language) ? typed.language : DEFAULT_LANGUAGE
  const back = isPlanKey(typed.planType) ? pathOf('checkout', language, typed.planType) : pathOf('landing', language)
  const newTotal = newTotalOf(error, typed, language)
  const notice = noticeOf(error, typed)
  const page = error.status === 403 ? null : await fetchPage(back)
  const filled =
    page &&
    (await checkoutPage(page.html, {
      notice,
      ...(notice === 'paymentFailed' && {reference: fill(FALLBACK_WORDS[language].reference, {id: requestId()})}),
      typed,
      wrong: wrongIn(error),
      ...(newTotal && {newTotal}),
      ...(typeof error.details.reason === 'string' && {reason: error.details.reason}),
      amounts: shownAmountsOf(error, typed, language),
    }))
  if (filled) return replyPage(error.status, filled, page.policy)
  return replyPage(
    error.status,
    fallbackPage(
      newTotal
        ? {kind: 'priceChanged', language, back, total: newTotal.words}
        : {kind: 'paymentFailed', language, back},
      requestId(),
    ),
  )
}

/** The checkout page with fields that are filled in beforehand; the page as it is when that cannot be had. */
export async function replyPrefilled(plan: PlanKey, language: Language, fields: FormFields): Promise<Response> {
  const path = pathOf('checkout', language, plan)
  const page = await fetchPage(path)
  const filled = page && (await checkoutPage(page.html, {typed: fields}))
  return filled ? replyPage(200, filled, page.policy) : redirectTo(path)
}

function noticeOf(error: HttpError, typed: FormFields): Notice {
  if (error.details.alreadyCustomer) return 'alreadyCustomer'
  if (error.details.discount && typed.code) return 'codeApplied'
  if (error.status === 409) return isAbroad(typed.country) ? 'priceChangedReversed' : 'priceChanged'
  if (error.status === 429) return 'tooManyAttempts'
  const wrong = wrongIn(error)
  if (wrong.length === 0) return 'paymentFailed'
  return wrong.every((problem) => problem === 'customerEmail') ? 'invalidEmail' : 'checkFields'
}

const wrongIn = ({details: {wrong}}: HttpError): CheckoutProblem[] =>
  Array.isArray(wrong) ? wrong.filter(isCheckoutProblem) : []

function newTotalOf({status, details}: HttpError, typed: FormFields, language: Language) {
  if (status !== 409 || details.alreadyCustomer) return undefined
  const amount = String(details.total)
  const field = shownTotalName(typed.billingPeriod ?? '', isAbroad(typed.country))
  return {field, amount, words: formatEuros(parseAmount(amount) ?? 0, language)}
}

/** A page of our own site with its content security policy; null when it cannot be fetched in time. */
async function fetchPage(path: string) {
  try {
    const response = await fetch(siteUrl() + path, {signal: AbortSignal.timeout(PAGE_DEADLINE_MS)})
    const policy = response.headers.get('content-security-policy') ?? undefined
    return response.ok ? {html: await response.text(), policy} : null
  } catch (error) {
    caught('checkout.page_read_failed', {path}, error)
    return null
  }
}
