import {createHash} from 'node:crypto'

/** A serialized body and what its ETag is made of. */
export type Encoded = {bytes: Uint8Array<ArrayBuffer>; identity: string}

/** Serializes into memory of its own, which can be handed to another thread. */
export function encode(body: unknown): Encoded {
  const bytes = new TextEncoder().encode(JSON.stringify(body))
  return {bytes, identity: createHash('sha1').update(bytes).digest('base64url')}
}
