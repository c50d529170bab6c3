import type {SignedInView} from '../../../functions/admin/adminPage.ts'
import {messagePage} from '../../../functions/admin/messages/messagePage.ts'
import {messagesPage} from '../../../functions/admin/messages/messagesPage.ts'
import {ISSUED_AT} from '../../../functions/billing/invoices/invoice.fixture.ts'
import {type FormContent, gonePage, refusedPage, sentPage} from '../../../functions/forms/formPage.ts'
import type {FormMessage} from '../../../functions/forms/messages.ts'
import {seedDocuments} from '../services/seed.ts'

const seeded = (id: string) => seedDocuments().find(({_id}) => _id === id) as unknown as Record<string, never>
const contentOf = (id: string): FormContent => {
  const {name, ...form} = seeded(id) as unknown as FormContent['form'] & {name: FormContent['name']}
  const fields = form.fields.map(({options, ...field}) => ({
    ...field,
    hint: field.hint ?? null,
    consent: field.consent ?? null,
    options: options?.map((option) => ({_key: option._key, label: option as never})) ?? null,
  }))
  return {name, form: {...form, fields}, words: seeded('formSettings'), settings: seeded('siteSettings')} as never
}

/** Pages that answer a form without scripts. */
export function formPages(language: 'nl' | 'en'): Record<string, string> {
  const [contact, callback] = [contentOf('form-contact'), contentOf('form-callback')]
  const wrong = [
    {name: 'field-phone', label: 'Je telefoonnummer', text: 'Dit is nog geen telefoonnummer.'},
    {name: 'field-consent', label: 'Toestemming', text: 'Zet hier een vinkje.'},
  ]
  return {
    refused: refusedPage({language, content: callback}, {'field-name': 'Jo', 'field-phone': '12'}, wrong),
    'not kept': refusedPage({language, content: contact}, {'field-name': 'Jo', 'field-subject': 'plans'}, []),
    sent: sentPage({language, content: contact}),
    gone: gonePage({language, content: contact}),
  }
}

const MESSAGE: FormMessage = {
  ...{id: 'A1b2C3d4E5f6', form: 'form-contact', formName: 'Contact', language: 'en', sentAt: ISSUED_AT.toISOString()},
  fields: [
    {kind: 'text', label: 'Your name', value: 'Jo de Vries'},
    {kind: 'mail', label: 'Your e-mail address', value: 'jo@example.nl'},
    {kind: 'phone', label: 'Your phone number', value: '+31 (0)20 123 45 67'},
    {kind: 'choice', label: 'What is it about?', value: ''},
    {kind: 'longText', label: 'Your message', value: `Good morning,\n\n${'A question about plans. '.repeat(12)}\n\nJo`},
  ],
  ...{handledAt: null, handledBy: null, mailState: 'given up', mailTries: 15},
}
const HANDLED: FormMessage = {
  ...MESSAGE,
  ...{id: 'Z1y2X3w4V5u6', handledAt: ISSUED_AT.toISOString(), handledBy: 'ann@example.nl', mailState: 'sent'},
}

/** Pages of messages in the admin. */
export const messagePages = (view: (query: string) => SignedInView): Record<string, string> => ({
  messages: messagesPage(
    {list: {messages: [MESSAGE, HANDLED], open: 1, next: 'x~y'}, isOpen: false, isDeleted: true, now: ISSUED_AT},
    view('?messages=all'),
  ),
  'no open message': messagesPage(
    {list: {messages: [], open: 0}, isOpen: true, isDeleted: false, now: ISSUED_AT},
    view('?messages=open'),
  ),
  'no message yet': messagesPage(
    {list: {messages: [], open: 0}, isOpen: false, isDeleted: false, now: ISSUED_AT},
    view('?messages=all'),
  ),
  message: messagePage(MESSAGE, undefined, view('?message=A1b2C3d4E5f6')),
  'a handled message': messagePage(HANDLED, 'handled', view('?message=Z1y2X3w4V5u6')),
})
