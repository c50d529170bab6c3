const ADDRESS = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/

/** A text cut at the mail addresses in it: every second part is an address. */
export const splitAtMailAddresses = (text: string): string[] => text.split(ADDRESS)
