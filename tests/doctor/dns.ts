import dgram from 'node:dgram'
import {once} from 'node:events'
import type {AddressInfo} from 'node:net'

const [TXT, MX] = [16, 15]
const [NO_ERROR, NO_NAME] = [0, 3]

/** A server of names (RFC 1035): answers questions for TXT from `records`, and for MX what stands there as "MX <name>". */
export async function serveNames(records: Record<string, string[]>): Promise<{address: string; close: () => void}> {
  const socket = dgram.createSocket('udp4')
  socket.on('message', (question, {port, address}) => {
    const {name, end} = readName(question)
    const isMail = question.readUInt16BE(end - 4) === MX
    const known = records[name]
    const texts = known?.filter((text) => text.startsWith('MX ') === isMail)
    const header = Buffer.alloc(12)
    question.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | (texts ? NO_ERROR : NO_NAME), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(texts?.length ?? 0, 6)
    socket.send(
      Buffer.concat([header, question.subarray(12, end), ...(texts ?? []).map(isMail ? receiver : answer)]),
      port,
      address,
    )
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

function receiver(text: string): Buffer {
  const labels = text.replace('MX ', '').split('.')
  const name = Buffer.concat(
    labels.map((label) => Buffer.from(`${String.fromCharCode(label.length)}${label}`, 'latin1')),
  )
  return record(MX, Buffer.concat([Buffer.from([0, 10]), name, Buffer.from([0])]))
}

function answer(text: string): Buffer {
  const parts = (text.match(/[\s\S]{1,255}/g) ?? []).map((part) =>
    Buffer.from(`${String.fromCharCode(part.length)}${part}`, 'latin1'),
  )
  return record(TXT, Buffer.concat(parts))
}

function record(type: number, data: Buffer): Buffer {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]) // the name is at 12
  return Buffer.concat([head, data])
}
