/** Made once: to make one takes longer than to format, and a page has hundreds of amounts and days. */
function madeOnce<Options, Format>(make: (locale: string, options: Options) => Format) {
  const made = new Map<string, Format>()
  return (locale: string, options: Options): Format => {
    const key = JSON.stringify([locale, options])
    const format = made.get(key) ?? make(locale, options)
    made.set(key, format)
    return format
  }
}

export const numberFormat = madeOnce(
  (locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options),
)
export const dateFormat = madeOnce(
  (locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
)
export const displayNames = madeOnce(
  (locale, options: Intl.DisplayNamesOptions) => new Intl.DisplayNames(locale, options),
)
export const listFormat = madeOnce((locale, options: Intl.ListFormatOptions) => new Intl.ListFormat(locale, options))
