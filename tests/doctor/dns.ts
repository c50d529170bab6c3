import dgram from 'node:dgram'
import {once} from 'node:events'
import type {AddressInfo} from 'node:net'

const [CNAME, MX, TXT] = [5, 15, 16]
const [NO_ERROR, FAILED, NO_NAME] = [0, 2, 3]
/** Answer for a name that the server cannot resolve. */
export const FAILS = 'SERVFAIL'

/**
 * Name server (RFC 1035): answers questions for TXT from `records`, for MX from entries "MX <name>", and follows "CNAME
 * <name>".
 */
export async function serveNames(records: Record<string, string[]>): Promise<{address: string; close: () => void}> {
  const socket = dgram.createSocket('udp4')
  socket.on('message', (question, {port, address}) => {
    const {name, end} = readName(question)
    const isMail = question.readUInt16BE(end - 4) === MX
    const [alias] = (records[name] ?? []).flatMap((text) => /^CNAME (.*)/.exec(text)?.[1] ?? [])
    const known = records[alias ?? name]
    const owner = encodeName(alias ?? name)
    const answers = [
      ...(alias ? [record(encodeName(name), CNAME, owner)] : []),
      ...(known ?? [])
        .filter((text) => text.startsWith('MX ') === isMail)
        .map((text) => (isMail ? record(owner, MX, receiver(text)) : record(owner, TXT, partsOf(text)))),
    ]
    const fails = known?.includes(FAILS)
    const header = Buffer.alloc(12)
    question.copy(header, 0, 0, 2)
    header.writeUInt16BE(0x8180 | (fails ? FAILED : known ? NO_ERROR : NO_NAME), 2)
    header.writeUInt16BE(1, 4)
    header.writeUInt16BE(fails ? 0 : answers.length, 6)
    socket.send(Buffer.concat([header, question.subarray(12, end), ...(fails ? [] : answers)]), port, address)
  })
  socket.bind(0, '127.0.0.1')
  await once(socket, 'listening')
  return {address: `127.0.0.1:${(socket.address() as AddressInfo).port}`, close: () => socket.close()}
}

/** Parses the name of a question and its end. */
function readName(message: Buffer): {name: string; end: number} {
  const labels: string[] = []
  let at = 12
  for (let length = message[at] ?? 0; length > 0; length = message[at] ?? 0) {
    labels.push(message.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return {name: labels.join('.').toLowerCase(), end: at + 5}
}

const short = (text: string) => Buffer.from(`${String.fromCharCode(text.length)}${text}`, 'latin1')

const encodeName = (name: string) => Buffer.concat([...name.split('.'), ''].map(short))

const receiver = (text: string) => Buffer.concat([Buffer.from([0, 10]), encodeName(text.replace('MX ', ''))])

const partsOf = (text: string) => Buffer.concat((text.match(/[\s\S]{1,255}/g) ?? []).map(short))

const record = (owner: Buffer, type: number, data: Buffer) =>
  Buffer.concat([owner, Buffer.from([0, type, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]), data])
