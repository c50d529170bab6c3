import tls from 'node:tls'
import {isLoopback} from '../../studio/model/environment/checks.ts'

const WITHIN_MS = 10_000

/** Where the doctor asks. Every credential goes to one of these. */
export type Places = {
  sanity: string
  netlify: string
  mollie: string
  /** Servers of names; those of this machine when there are none. */
  dns: string[] | null
  /** What is asked in the place of any website. */
  web: string | null
  certificate: (host: string) => Promise<{validTo: string}>
  database: (address: string) => string
}

export const REAL: Places = {
  sanity: 'https://api.sanity.io',
  netlify: 'https://api.netlify.com',
  mollie: 'https://api.mollie.com',
  dns: null,
  web: null,
  certificate: (host) => certificateOf(host),
  database: (address) => address,
}

/** For tests: emulations in the place of the services, on this machine and nowhere else. */
export function standIns(places: Omit<Places, 'dns' | 'web'> & {dns: string[]; web: string}): Places {
  const addresses = [
    places.sanity,
    places.netlify,
    places.mollie,
    places.web,
    ...places.dns.map((each) => `udp://${each}`),
  ]
  const foreign = addresses.find((address) => !isLoopback(address))
  if (foreign) throw new Error(`${foreign}: only a stand-in on this machine is allowed`)
  return places
}

/** Until when the certificate of a host is good. Throws when it is not. */
export function certificateOf(host: string, port = 443): Promise<{validTo: string}> {
  return new Promise((resolve, reject) => {
    const socket = tls.connect({host, port, servername: host, timeout: WITHIN_MS}, () => {
      resolve({validTo: new Date(socket.getPeerCertificate().valid_to).toISOString()})
      socket.end()
    })
    socket.once('timeout', () => socket.destroy(new Error(`no answer within ${WITHIN_MS / 1000} s`)))
    socket.once('error', reject)
  })
}
