import {fieldName, readForm, TRAP} from '../../domain/forms/readForm.ts'
import {DEFAULT_LANGUAGE, DEFAULT_STAFF_LANGUAGE, isLanguage, type Language} from '../../domain/texts/languages.ts'
import {DatabaseError} from '../database/database.ts'
import {HttpError} from '../http/httpError.ts'
import {readForm as readBody} from '../http/request.ts'
import {redirectTo, replyError, replyJson, replyPage} from '../http/response.ts'
import {noteChange} from '../jobs/idle/idle.ts'
import {replyUnavailable} from '../portal/unavailable.ts'
import {caught, log} from '../runtime/log.ts'
import type {Services} from '../runtime/services.ts'
import {formQuery} from './form.query.ts'
import {FORM_ADDRESS, type FormContent, gonePage, inLanguage, refusedPage, sentPage} from './formPage.ts'
import {keepMessage} from './messages.ts'

/** Twenty texts of a few thousand characters never come together; five do, as browsers encode them. */
const FORM_BYTES = 131_072

type FormServices = Pick<Services, 'content' | 'database' | 'mailMessage' | 'siteUrl'> & {now: Date}
type Sent = Record<string, string>

/** Whether a script of the page asks, which shows the answer itself. */
const isScript = (request: Request) => (request.headers.get('accept') ?? '').startsWith('application/json')

/**
 * Takes what a visitor sent with a form of the site. The published form says which fields there are; nothing else that came is
 * read. POST keeps the message and owes its mail, GET says that it was sent, so that a reload repeats nothing.
 */
export async function handleForm(
  request: Request,
  services: FormServices,
  later: (work: () => Promise<void>) => void,
): Promise<Response> {
  if (request.method === 'GET') {
    const query = new URL(request.url).searchParams
    const language = languageIn(query.get('language'))
    const content = await readContent(query.get('form') ?? '', services)
    return isWhole(content) ? replyPage(200, sentPage({language, content})) : replyGone(content, language)
  }
  const sent = await readBody(request, services.siteUrl, FORM_BYTES)
  const language = languageIn(sent.language)
  const content = await readContent(sent.form ?? '', services)
  if (!isWhole(content)) return isScript(request) ? replyError(GONE) : replyGone(content, language)
  return receive(request, {sent, language, content}, services, later)
}

type Received = {sent: Sent; language: Language; content: FormContent}

async function receive(
  request: Request,
  {sent, language, content}: Received,
  services: FormServices,
  later: (work: () => Promise<void>) => void,
): Promise<Response> {
  const {form, words} = inLanguage(content, language)
  const {values, wrong} = readForm(form.fields, sent, words.wrong)
  const isTrapped = Boolean(sent[TRAP])
  if (wrong.length > 0 && !isTrapped) {
    if (isScript(request)) return replyJson(422, {success: false, wrong})
    return replyPage(422, refusedPage({language, content}, typedIn(form.fields, sent), wrong))
  }
  if (isTrapped) log('form.trapped', {form: form._id})
  else {
    const message = {form: form._id, formName: content.name[DEFAULT_STAFF_LANGUAGE], language, fields: values}
    try {
      const id = await keepMessage(message, services.database, services.now)
      log('form.sent', {form: form._id, isNew: id !== null})
      if (id) later(() => mailSoon(id, services))
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error
      caught('form.not_kept', {form: form._id}, error)
      if (isScript(request)) return replyError(new HttpError(503, 'The message was not kept'))
      return replyPage(503, refusedPage({language, content}, typedIn(form.fields, sent), []))
    }
  }
  if (isScript(request)) return replyJson(200, {success: true})
  return redirectTo(`${FORM_ADDRESS}?${new URLSearchParams({form: form._id, language})}`)
}

/** After the answer; jobs try again what did not work. */
async function mailSoon(id: string, services: FormServices): Promise<void> {
  await noteChange(services.now)
  await services.mailMessage(id).catch((error: unknown) => caught('mail.send_failed', {message: id}, error))
}

const languageIn = (language: string | null | undefined): Language =>
  isLanguage(language ?? '') ? (language as Language) : DEFAULT_LANGUAGE

const typedIn = (fields: readonly {_key: string}[], sent: Sent): Sent =>
  Object.fromEntries(fields.map((field) => [fieldName(field), sent[fieldName(field)] ?? '']))

type Content = Awaited<ReturnType<typeof readContent>>
const readContent = (id: string, {content}: FormServices) => content.fetch(formQuery, {id})

const isWhole = (content: Content): content is FormContent =>
  Boolean(content.form && content.name && content.words && content.settings)

const GONE = new HttpError(404, 'The site has no such form')

function replyGone({words, settings}: Content, language: Language): Response {
  if (!words || !settings) throw new Error('The words of forms are not in the CMS')
  return replyPage(404, gonePage({language, content: {words, settings}}))
}

/** An error as a page, or as JSON for a script. */
export const replyProblem = (error: HttpError, request: Request): Response =>
  isScript(request) ? replyError(error) : replyUnavailable(error, request)
