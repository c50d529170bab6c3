/** The last commit that brings data of before 1.0.0 up to date. */
const COMMIT = 'e1d775c1'

/** Refusal of data of before 1.0.0, with the way to adopt them. */
export const olderThanRelease = (subject: string) =>
  `${subject} older than release 1.0.0. Nothing was changed. Bring them up to date once with commit ${COMMIT}, then come back (docs/migrations.md).`
