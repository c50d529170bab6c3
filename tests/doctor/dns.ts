import dgram from 'node:dgram'
import {once} from 'node:events'
import type {AddressInfo} from 'node:net'

const TXT = 16
const [NO_ERROR, NO_NAME] = [0, 3]

/** A server of names that knows texts only (RFC 1035): answers questions for TXT from `records`. */
export async function serveNames(records: Record<string, string[]>): Promise<{address: string; close: () => void}> {
  const socket = dgram.createSocket('udp4')
  socket.on('message', (question, {port, address}) => {
    const {name, end} = readName(question)
    const texts = records[name]
    const header = Buffer.alloc(12)
    question.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | (texts ? NO_ERROR : NO_NAME), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(texts?.length ?? 0, 6)
    socket.send(Buffer.concat([header, question.subarray(12, end), ...(texts ?? []).map(answer)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {address: `127.0.0.1:${(socket.address() as AddressInfo).port}`, close: () => socket.close()}
}

/** The name that is asked for, and where the question ends. */
function readName(message: Buffer): {name: string; end: number} {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return {name: labels.join('.').toLowerCase(), end: at + 5}
}

function answer(text: string): Buffer {
  const parts = (text.match(/[\s\S]{1,255}/g) ?? []).map((part) =>
    Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1'),
  )
  const data = Buffer.concat(parts)
  const head = Buffer.from([0xc0, 12, 0, TXT, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]) // the name is at 12
  return Buffer.concat([head, data])
}
