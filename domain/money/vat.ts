/** The shop charges VAT, or the customer accounts for it (reverse charge). */
export type VatScheme = 'charged' | 'reverseCharge'

/** The rate of VAT in percent, and another one that is announced from a day (YYYY-MM-DD, which begins in Amsterdam) on. */
export type VatSettings = {
  vatRate: number
  vatChange?: {rate?: number | null | undefined; validFrom?: string | null | undefined} | null | undefined
}

/** The rate that is announced, if there is one. */
export const announcedRate = ({vatChange}: VatSettings): {rate: number; validFrom: string} | null =>
  vatChange?.validFrom && typeof vatChange.rate === 'number'
    ? {rate: vatChange.rate, validFrom: vatChange.validFrom}
    : null

/** The rate of a day. */
export function vatRateOn(settings: VatSettings, day: string): number {
  const announced = announcedRate(settings)
  return announced && announced.validFrom <= day ? announced.rate : settings.vatRate
}
