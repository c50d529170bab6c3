import type {IncomingMessage} from 'node:http'
import {clientOf} from './client.ts'

const asked = (remoteAddress: string, forwarded?: string | string[]) =>
  ({socket: {remoteAddress}, headers: forwarded ? {'x-forwarded-for': forwarded} : {}}) as unknown as IncomingMessage

test('takes the address of the connection while no proxy is trusted', () => {
  expect(clientOf(asked('192.0.2.1', '203.0.113.7'), 0)).toBe('192.0.2.1')
  expect(clientOf(asked('::ffff:192.0.2.1'), 0)).toBe('192.0.2.1')
  expect(clientOf(asked('127.0.0.1'), 0)).toBe('127.0.0.1')
})

test('takes what the nearest trusted proxy says, and nothing that a client wrote before', () => {
  expect(clientOf(asked('10.0.0.2', '198.51.100.9, 203.0.113.7'), 1)).toBe('203.0.113.7')
  expect(clientOf(asked('10.0.0.2', ['198.51.100.9', '203.0.113.7, 10.0.0.1']), 2)).toBe('203.0.113.7')
  expect(clientOf(asked('10.0.0.2', '203.0.113.7'), 3)).toBe('203.0.113.7')
  expect(clientOf(asked('10.0.0.2'), 1)).toBe('10.0.0.2')
})

test.each([
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['2001:db8::1', '2001:db8::1'],
  ['unknown', '10.0.0.2'],
  ['<script>', '10.0.0.2'],
  [' ', '10.0.0.2'],
])('reads %s as %s', (forwarded, client) => {
  expect(clientOf(asked('10.0.0.2', forwarded), 1)).toBe(client)
})
