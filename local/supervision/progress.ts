const started = performance.now()

const seconds = (since: number) => ((performance.now() - since) / 1000).toFixed(1)

export const say = (text: string) => console.log(text)

/** Reports progress: every five seconds in a terminal, once a minute in a log. Returns a function that stops it. */
export function reportProgress(line: () => string, isTerminal = process.stdout.isTTY === true): () => void {
  const timer = setInterval(() => say(line()), isTerminal ? 5000 : 60_000)
  return () => clearInterval(timer)
}

/** Runs a step and prints its title, its progress and its duration. */
export async function step<T>(title: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now()
  say(`${title} …`)
  const end = reportProgress(() => `${title} … ${seconds(begun)} s`)
  try {
    const result = await work()
    say(`${title}: done in ${seconds(begun)} s`)
    return result
  } finally {
    end()
  }
}

/** Seconds since the program started, for the line that says it is ready. */
export const sinceStart = () => seconds(started)
