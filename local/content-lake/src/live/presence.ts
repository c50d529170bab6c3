type Socket = {
  send: (text: string) => void
  on: (event: 'message' | 'close', listener: (data: unknown) => void) => void
}
type Call = {
  id?: string
  method?: string
  params?: {data?: {sessionId?: string}; session?: string; subscriptionId?: string}
}

function parse(data: unknown): Call {
  try {
    return (JSON.parse(String(data)) ?? {}) as Call
  } catch {
    return {}
  }
}

/** Presence: open Studios tell each other who works in which field (JSON-RPC over WebSockets, as hosted). */
export class Presence {
  readonly #listening = new Map<string, Socket>()

  join(socket: Socket, editorId: string) {
    const sessions = new Set<string>()
    const own = new Set<string>()
    const send = (message: object) => socket.send(JSON.stringify({jsonrpc: '2.0', ...message}))
    const leave = (session: string) => this.#tell({type: 'disconnect', i: editorId, m: {session}})

    const answer = ({id = '', method, params = {}}: Call): unknown => {
      switch (method) {
        case 'presence_subscribe':
          own.add(id)
          this.#listening.set(id, socket)
          return id
        case 'presence_unsubscribe':
          own.delete(params.subscriptionId ?? '')
          this.#listening.delete(params.subscriptionId ?? '')
          return 'ok'
        case 'presence_announce':
          if (params.data?.sessionId) sessions.add(params.data.sessionId)
          this.#tell({type: 'state', i: editorId, m: params.data})
          return 'ok'
        case 'presence_rollcall':
          this.#tell({type: 'rollCall', i: editorId, session: params.session})
          return 'ok'
        case 'presence_disconnect':
          leave(params.session ?? '')
          return 'ok'
        default:
          return 'ok'
      }
    }

    send({method: 'welcome'})
    socket.on('message', (data) => {
      const call = parse(data)
      if (call.id) send({id: call.id, result: answer(call)})
    })
    socket.on('close', () => {
      for (const id of own) this.#listening.delete(id)
      for (const session of sessions) leave(session)
    })
  }

  #tell(result: object) {
    for (const [subscription, socket] of this.#listening)
      socket.send(JSON.stringify({jsonrpc: '2.0', method: 'presence_subscription', params: {subscription, result}}))
  }
}
