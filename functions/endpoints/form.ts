import type {Config} from '@netlify/functions'
import {handleForm, replyProblem} from '../forms/receiveForm.ts'
import {afterReply} from '../http/afterReply.ts'
import {endpoint} from '../http/endpoint.ts'

/** Takes a form of the site that a visitor sent, with scripts or without. Whatever fails, the answer is a page, or JSON for a script. */
export default endpoint('form', {methods: ['GET', 'POST'], toResponse: replyProblem}, (request, services, context) =>
  handleForm(request, {...services, now: new Date()}, (work) => afterReply(work, context)),
)

export const config: Config = {
  path: ['/api/form'],
}
