// The only door from functions/ into studio/. Relative and with extensions on purpose: docs/decisions/0002.

export * from '../studio/model/client.ts'
export type * from '../studio/model/content.types.ts'
export * from '../studio/model/dates.ts'
export * from '../studio/model/format.ts'
export * from '../studio/model/languages.ts'
export * from '../studio/model/money.ts'
export * from '../studio/model/pages.ts'
export * from '../studio/model/placeholders.ts'
export * from '../studio/model/plans.ts'
export * from '../studio/model/priceList.ts'
export * from '../studio/model/pricing.ts'
export * from '../studio/model/texts.ts'
