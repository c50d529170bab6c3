import {isSampleCompany} from '../company/company.ts'
import type {ContentDocument} from './shape.ts'

type Found = {field: string; text: string}

function* textsIn(value: unknown, field: string): Generator<Found> {
  if (typeof value === 'string') yield {field, text: value}
  else if (Array.isArray(value)) for (const [index, item] of value.entries()) yield* textsIn(item, `${field}[${index}]`)
  else if (typeof value === 'object' && value !== null)
    for (const [name, inner] of Object.entries(value)) yield* textsIn(inner, field ? `${field}.${name}` : name)
}

/** Nobody's: reserved for examples (RFC 2606). */
const EXAMPLE = /^(?:https?:\/\/|mailto:)(?:[^/\s]*[.@])?example\.(?:com|net|org)(?:[/?#:]|$)/i

/**
 * Names sample content that no real business can have on its site: the company's details, its mail addresses, example
 * links. A sentence each.
 */
export function stillSamples(documents: readonly ContentDocument[]): string[] {
  const published = documents.filter(({_id}) => !_id.startsWith('drafts.') && !_id.startsWith('versions.'))
  const settings = published.find(({_type}) => _type === 'siteSettings')
  const {company, emails} = (settings ?? {}) as {company?: Parameters<typeof isSampleCompany>[0]; emails?: object}
  const isSample = company?.kvk && company.vatNumber && isSampleCompany(company)
  const mails = Object.entries(emails ?? {}).filter(([, address]) => /@example\./.test(String(address)))
  const links = published.flatMap((document) =>
    [...textsIn(document, '')]
      .filter(({text}) => EXAMPLE.test(text))
      .map(
        ({field, text}) => `${document._type} "${document._id}", field ${field}: leads to ${text}, which is nobody's`,
      ),
  )
  return [
    ...(isSample ? ["siteSettings, field company: the company's details are still those that ship as a sample"] : []),
    ...mails.map(([name]) => `siteSettings, field emails.${name}: is still an example address`),
    ...links,
  ]
}
