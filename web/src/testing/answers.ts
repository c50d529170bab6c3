type Answer = [status: number, body: unknown] | Error

/**
 * Mocks the answers of the functions, in order; the last one repeats. A promise lets a test check the time in between.
 */
export function functionsAnswer(...answers: (Answer | Promise<Answer>)[]) {
  const send = jest.fn(async (_address: string | URL | Request, _init?: RequestInit) => {
    const answer = await (answers.length > 1 ? answers.shift() : answers[0])
    if (!answer || answer instanceof Error) throw answer
    const [status, body] = answer
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), {status})
  })
  globalThis.fetch = send
  return send
}
