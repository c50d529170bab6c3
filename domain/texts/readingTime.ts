/** Words that people read in a minute, of Dutch as of English. */
const PACE = 220

/** Fields of content that nobody reads. */
const isUnread = (name: string) =>
  name.startsWith('_') || ['style', 'listItem', 'marks', 'markDefs', 'destination', 'file'].includes(name)

function wordsIn(value: unknown): number {
  if (typeof value === 'string') return value.split(/\s+/).filter(Boolean).length
  if (Array.isArray(value)) return value.reduce((sum, item) => sum + wordsIn(item), 0)
  if (typeof value !== 'object' || value === null) return 0
  return Object.entries(value).reduce((sum, [name, inner]) => (isUnread(name) ? sum : sum + wordsIn(inner)), 0)
}

/** Minutes that reading content in one language takes: at least one. */
export const minutesToRead = (content: unknown): number => Math.max(1, Math.round(wordsIn(content) / PACE))
