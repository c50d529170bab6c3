import type {WrongField} from '../../../../../domain/forms/readForm.ts'

type Answer = {outcome: 'sent' | 'open' | 'failed'; wrong: WrongField[]}

/** Sends a form to our function. Never throws: every failure is an outcome. */
export async function sendForm(sent: Record<string, string>, send: typeof fetch = fetch): Promise<Answer> {
  try {
    const response = await send('/api/form', {
      method: 'POST',
      headers: {accept: 'application/json'},
      body: new URLSearchParams(sent),
    })
    if (response.ok) return {outcome: 'sent', wrong: []}
    const {wrong} = (await response.json()) as {wrong?: WrongField[]}
    return wrong?.length ? {outcome: 'open', wrong} : {outcome: 'failed', wrong: []}
  } catch {
    return {outcome: 'failed', wrong: []}
  }
}
