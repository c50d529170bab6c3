type Message = Pick<MessageEvent, 'origin' | 'source' | 'stopImmediatePropagation'>

/** Stops messages of any window but the Studio's: Comlink accepts whoever greets it first. */
export const stopOtherMessages =
  (studio: string, parent: MessageEventSource | null) =>
  (message: Message): void => {
    if (message.origin !== studio || message.source !== parent) message.stopImmediatePropagation()
  }
