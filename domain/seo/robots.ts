/** A rule of robots.txt (RFC 9309). */
type Rule = {isAllowed: boolean; path: string}
type Group = {agents: string[]; rules: Rule[]}

/** Bytes that are read of a robots.txt, as search engines do; lines and paths that are. */
export const MOST_ROBOTS_BYTES = 500_000
const MOST_LINES = 10_000
const MOST_PATH = 500

/** Readers of pages that a site which wants to be found lets in: search engines, and services that answer by AI. */
export const READERS = ['Googlebot', 'Bingbot', 'GPTBot', 'ClaudeBot', 'PerplexityBot'] as const

/** Whether a robots.txt lets a reader, by the name that it gives itself, read an address. */
export function mayRead(robots: string, agent: string, url: URL): boolean {
  const groups = groupsIn(robots)
  const name = agent.toLowerCase()
  const own = groups.filter(({agents}) => agents.includes(name))
  const rules = (own.length > 0 ? own : groups.filter(({agents}) => agents.includes('*'))).flatMap((each) => each.rules)
  const path = (url.pathname + url.search).slice(0, MOST_PATH)
  let [longest, isAllowed] = [-1, true]
  for (const rule of rules) {
    const {length} = rule.path
    // The one that allows wins over another that is as long.
    if (length < longest || (length === longest && !rule.isAllowed) || !matches(rule.path, path)) continue
    longest = length
    isAllowed = rule.isAllowed
  }
  return isAllowed
}

function groupsIn(robots: string): Group[] {
  const groups: Group[] = []
  let isNaming = false
  for (const line of robots.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, MOST_LINES)) {
    const text = line.split('#', 1)[0] ?? ''
    const colon = text.indexOf(':')
    if (colon < 0) continue
    const key = text.slice(0, colon).trim().toLowerCase()
    const value = text.slice(colon + 1).trim()
    if (key === 'user-agent') {
      if (!isNaming) groups.push({agents: [], rules: []})
      // The name alone: "VindkrachtWind/1.0" is VindkrachtWind.
      groups.at(-1)?.agents.push(value.toLowerCase().split('/', 1)[0]?.trim() ?? '')
      isNaming = true
    } else if (key === 'allow' || key === 'disallow') {
      isNaming = false
      if (value && value.length <= MOST_PATH) groups.at(-1)?.rules.push({isAllowed: key === 'allow', path: value})
    }
  }
  return groups
}

/** A pattern with `*` for any text and `$` for the end. Its pieces are found one after the other, so that none is tried twice. */
function matches(pattern: string, path: string): boolean {
  const isWhole = pattern.endsWith('$')
  const [first = '', ...pieces] = (isWhole ? pattern.slice(0, -1) : pattern).split('*')
  if (!path.startsWith(first)) return false
  let at = first.length
  for (const [index, piece] of pieces.entries()) {
    if (isWhole && index === pieces.length - 1) return path.length - piece.length >= at && path.endsWith(piece)
    const found = path.indexOf(piece, at)
    if (found < 0) return false
    at = found + piece.length
  }
  return !isWhole || at === path.length
}
