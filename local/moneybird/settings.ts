/** How `npm start` names the emulator's administration in MONEYBIRD_…. */
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
export const TAX_RATE_LIST = Object.entries(TAX_RATES)
  .map((pair) => pair.join('='))
  .join(',')
