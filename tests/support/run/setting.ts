/** A variable that tests/run.ts sets. */
export function setting(name: string): string {
  const value = process.env[name]
  if (!value) throw new Error(`${name} is not set: run the browser tests through npm test`)
  return value
}
