/** Link that a phone calls. */
export const phoneLink = ({international}: {international: string}) => `tel:${international.replaceAll(' ', '')}`

/** Numbers and codes that a line does not break in two. */
export const onOneLine = (code: string) => code.replaceAll(' ', '\u00a0')
