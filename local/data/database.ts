/** Result codes of SQLite; higher bits are details. */
const CORRUPT = 11
const NOT_A_DATABASE = 26

/** Whether SQLite found its file damaged, or to be no database. */
export const isDamaged = (error: unknown) =>
  [CORRUPT, NOT_A_DATABASE].includes(Number((error as {errcode?: number} | null)?.errcode) & 0xff)

/** The message about a damaged file, in one line. */
export const damaged = (file: string, repair: string) => `${file} is damaged, or no database. ${repair}`
