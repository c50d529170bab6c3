import {createHash} from 'node:crypto'

/** JSON as it is sent, and what it is the same by. */
export type Encoded = {bytes: Uint8Array<ArrayBuffer>; identity: string}

/** In memory of its own, which can be handed over to another thread. */
export function encode(json: string): Encoded {
  const bytes = new TextEncoder().encode(json)
  return {bytes, identity: createHash('sha1').update(bytes).digest('base64url')}
}
