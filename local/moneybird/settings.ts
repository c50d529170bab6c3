/** The one administration of the emulator. */
export const ADMINISTRATION = '123456789012345678'
export const TOKEN = 'local-moneybird-token'
export const LEDGER_ACCOUNT = '310000000000000001'
/** Ids of its VAT rates, by the rate of a document. */
export const TAX_RATES = {
  21: '320000000000000021',
  9: '320000000000000009',
  0: '320000000000000000',
  reversed: '320000000000000003',
}

/** Variables that name the emulator beside the payments at an address. */
export const moneybirdVariables = (payments: string) => ({
  MONEYBIRD_URL: `${payments}/moneybird/api/v2`,
  MONEYBIRD_TOKEN: TOKEN,
  MONEYBIRD_ADMINISTRATION: ADMINISTRATION,
  MONEYBIRD_LEDGER_ACCOUNT: LEDGER_ACCOUNT,
  MONEYBIRD_TAX_RATES: Object.entries(TAX_RATES)
    .map((pair) => pair.join('='))
    .join(','),
})
