import type {Invoice} from './store.ts'

/** The files of an invoice by their extension, with their content type. */
export const FILE_TYPES = {pdf: 'application/pdf', xml: 'application/xml'}
export type FileType = keyof typeof FILE_TYPES

/** File name, such as "factuur-2026-00001.pdf". */
export const fileName = ({kind, data, number}: Pick<Invoice, 'kind' | 'data' | 'number'>, type: FileType) =>
  `${data.words[kind].toLowerCase().replace(/[^a-z]+/g, '-')}-${number}.${type}`
