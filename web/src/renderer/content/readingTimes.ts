import {minutesToRead} from '../../../../domain/texts/readingTime.ts'

/** Puts in place of the texts below `minutes`, at any depth, how long they take to read. */
export function withReadingTimes<T>(content: T): T {
  if (Array.isArray(content)) return content.map(withReadingTimes) as T
  if (typeof content !== 'object' || content === null) return content
  return Object.fromEntries(
    Object.entries(content).map(([name, inner]) => [
      name,
      name === 'minutes' ? minutesToRead(inner) : withReadingTimes(inner),
    ]),
  ) as T
}
