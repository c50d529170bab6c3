const made = new Map<string, Intl.NumberFormat>()

/** Made once: to make one takes longer than to format, and a page has hundreds of amounts. */
export function numberFormat(locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const format = made.get(key) ?? new Intl.NumberFormat(locale, options)
  made.set(key, format)
  return format
}
