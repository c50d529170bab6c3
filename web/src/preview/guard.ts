type Message = Pick<MessageEvent, 'origin' | 'source' | 'stopImmediatePropagation'>

/** Comlink takes whoever greets it for its partner: so messages of any other window than the Studio's reach nobody. */
export const hearOnly =
  (studio: string, parent: MessageEventSource | null) =>
  (message: Message): void => {
    if (message.origin !== studio || message.source !== parent) message.stopImmediatePropagation()
  }
