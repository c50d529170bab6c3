import {execFileSync} from 'node:child_process'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {DAY_MS} from '../../../domain/format/dates.ts'

export type Certificate = {key: string; certificate: string; file: string}

const asTime = (date: Date) => `${date.toISOString().replace(/\D/g, '').slice(0, 14)}Z`

/** Makes a self-signed certificate for names in a new folder, valid from yesterday until tomorrow. */
export function makeCertificate(folder: string, names: readonly string[]): Certificate {
  const [from, until] = [new Date(Date.now() - DAY_MS), new Date(Date.now() + DAY_MS)]
  mkdirSync(folder, {recursive: true})
  const at = (name: string) => path.join(folder, name)
  writeFileSync(at('index'), '')
  writeFileSync(
    at('openssl.cnf'),
    [
      ...['[ca]', 'default_ca = own', '[own]', `database = ${at('index')}`, `new_certs_dir = ${folder}`],
      ...['rand_serial = yes', 'default_md = sha256', 'policy = any', 'x509_extensions = extensions'],
      ...['[any]', 'commonName = supplied', '[extensions]', 'basicConstraints = CA:TRUE'],
      `subjectAltName = ${names.map((name) => `DNS:${name}`).join()}`,
    ].join('\n'),
  )
  const openssl = (...args: string[]) => execFileSync('openssl', args, {stdio: 'pipe'})
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
  openssl('req', '-new', ...curve, '-keyout', at('key.pem'), '-out', at('request.pem'), '-subj', '/CN=tests')
  openssl(
    ...['ca', '-config', at('openssl.cnf'), '-batch', '-notext', '-selfsign', '-keyfile', at('key.pem')],
    ...['-in', at('request.pem'), '-out', at('certificate.pem'), '-startdate', asTime(from), '-enddate', asTime(until)],
  )
  const file = at('certificate.pem')
  return {key: readFileSync(at('key.pem'), 'utf8'), certificate: readFileSync(file, 'utf8'), file}
}
