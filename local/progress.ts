const EVERY_MS = 5000
const started = performance.now()

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

export const say = (text: string) => console.log(text)

/** Runs a step that may take long: says what it does, that it still does it, and how long it took. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  say(`${title} …`)
  const timer = setInterval(() => say(`${title} … ${seconds(begun)} s`), EVERY_MS)
  try {
    const result = await work()
    say(`${title}: done in ${seconds(begun)} s`)
    return result
  } finally {
    clearInterval(timer)
  }
}

/** Seconds since the program started, for the line that says it is ready. */
export const sinceStart = () => seconds(started)
