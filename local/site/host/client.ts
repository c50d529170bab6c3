import type {IncomingMessage} from 'node:http'
import {isIP} from 'node:net'

/**
 * Returns the address of the client: that of the connection, or what the trusted proxies in front say. Each proxy appends
 * to X-Forwarded-For, so of `proxies` of them the entry counts that many places from the end; what a client wrote itself
 * stands before and is never believed.
 */
export function clientOf({headers, socket}: IncomingMessage, proxies: number): string {
  const connection = plain(socket.remoteAddress ?? '')
  if (proxies === 0) return connection
  const said = [headers['x-forwarded-for'] ?? []].flat().flatMap((line) => line.split(','))
  const hops = [...said.map(plain), connection]
  const client = hops[Math.max(0, hops.length - 1 - proxies)] ?? ''
  return isIP(client) ? client : connection
}

/** "203.0.113.7:51234" and "[2001:db8::1]:443" are written by some proxies. */
const plain = (address: string) =>
  address
    .trim()
    .replace(/^::ffff:(?=\d+\.)/i, '')
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')
