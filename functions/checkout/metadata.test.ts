import fc from 'fast-check'
import {fittingMetadata} from './metadata.ts'

const bytes = (metadata: object) => Buffer.byteLength(JSON.stringify(metadata))

test('leaves metadata alone when it fits', () => {
  const metadata = {orderId: 'VK-1', company: '北'.repeat(120), website: 'example.nl', country: 'NL'}
  expect(fittingMetadata(metadata)).toBe(metadata)
})

test('cuts what was typed, and nothing else, when it is more than 1,024 bytes', () => {
  const text = fc.string({unit: 'grapheme', maxLength: 200})
  fc.assert(
    fc.property(text, text, text, text, (company, website, customerName, planName) => {
      const metadata = {orderId: 'VK-1', company, website, customerName, planName, customerEmail: 'a'.repeat(200)}
      const fitting = fittingMetadata(metadata)
      expect(bytes(fitting)).toBeLessThanOrEqual(1024)
      expect([fitting.orderId, fitting.customerEmail]).toEqual([metadata.orderId, metadata.customerEmail])
      for (const name of ['company', 'website', 'customerName', 'planName'] as const)
        expect(metadata[name].startsWith(fitting[name])).toBe(true)
    }),
  )
})
