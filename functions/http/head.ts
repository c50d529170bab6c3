type Answer<Context> = (request: Request, context?: Context) => Promise<Response>

/**
 * Answers HEAD as GET without a body, which uptime services, link checkers and mail scanners ask with. Whatever is not GET
 * would otherwise be taken for a POST further in.
 */
export const answersHead =
  <Context>(answer: Answer<Context>): Answer<Context> =>
  async (request, context) => {
    if (request.method !== 'HEAD') return answer(request, context)
    const {status, headers} = await answer(new Request(request.url, {headers: request.headers}), context)
    return new Response(null, {status, headers})
  }
