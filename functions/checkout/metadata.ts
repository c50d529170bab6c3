import {CHECKOUT_FIELDS} from '../../domain/customers/customerDetails.ts'

/** Bytes of JSON that Mollie keeps beside a payment or a customer. @see https://docs.mollie.com/reference/create-payment */
const MOST_BYTES = 1024

/** Texts that are cut when all of it does not fit: names, and what may be long at the checkout. An order is made again with the rest. */
const TYPED = [
  ...CHECKOUT_FIELDS.filter(({kind}) => !kind || kind === 'website').map(({name}) => name),
  ...['planName', 'periodLabel'],
]

const bytesOf = (metadata: object) => Buffer.byteLength(JSON.stringify(metadata))

/**
 * The metadata as Mollie takes it: of what is too long the longest names lose characters at their end. Mollie counts bytes,
 * fields of forms count characters, and one that Mollie refuses (422) would keep somebody from buying.
 */
export function fittingMetadata<T extends object>(metadata: T): T {
  let fitting: T & Partial<Record<string, unknown>> = metadata
  while (bytesOf(fitting) > MOST_BYTES) {
    const names = TYPED.flatMap((name) => {
      const text = fitting[name]
      return typeof text === 'string' && text !== '' ? [[name, text] as const] : []
    })
    const [longest] = names.sort(([, one], [, other]) => Buffer.byteLength(other) - Buffer.byteLength(one))
    if (!longest) return fitting
    const [name, text] = longest
    fitting = {...fitting, [name]: [...text].slice(0, -1).join('')}
  }
  return fitting
}
