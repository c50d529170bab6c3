export type Figure = {what: string; figure: string; bar: string}
