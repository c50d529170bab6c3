import type {IncomingMessage} from 'node:http'
import {CLIENT_HEADER} from '../../domain/environment/clientHeader.ts'
import {toRequest} from './functions.ts'

const clientOf = (remoteAddress: string, headers: Record<string, string> = {}) =>
  toRequest(
    {method: 'GET', url: '/', headers, socket: {remoteAddress}} as unknown as IncomingMessage,
    'http://localhost',
  ).headers.get(CLIENT_HEADER)

test('takes the client’s address from the connection, and counts none for this machine', () => {
  expect(clientOf('192.0.2.1')).toBe('192.0.2.1')
  expect(clientOf('192.0.2.1', {[CLIENT_HEADER]: '192.0.2.9'})).toBe('192.0.2.1')
  for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1'])
    expect(clientOf(address, {[CLIENT_HEADER]: '192.0.2.9'})).toBeNull()
})
