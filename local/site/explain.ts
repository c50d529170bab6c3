import type {SiteFailure} from '../../domain/content/siteStatus.ts'

type Ended = {output: string; signal: NodeJS.Signals | null}

/** What the build calls each document and field that stopped it (web/src/gatsby/content.ts). */
const CONTENT = 'Content problem: '

/** Gatsby's progress, and the places of a stack trace: where, and not what. */
const NOISE = /^(success|info|warning|failed|not finished|- |at |\d+: 0x|[|^>]|\d+ \|)|:\d+:\d+$/
const LINES = 20

/** What stopped a build, by how it ended and what Gatsby wrote. */
export function explain({output, signal}: Ended): SiteFailure {
  if (signal) return {kind: 'killed', problem: `The build was killed (${signal}).`}
  const lines = output.split('\n')
  const problems = lines.filter((line) => line.startsWith(CONTENT))
  if (problems.length > 0) return {kind: 'content', problem: problems.join('\n')}
  const problem = withoutPageData(lines)
    .map((line) => line.trim())
    .filter((line) => line && !NOISE.test(line))
    .slice(-LINES)
    .join('\n')
  return {kind: /fetch failed|ECONNREFUSED/.test(problem) ? 'unreachable' : 'code', problem}
}

/** Gatsby prints the whole content of a page that cannot be drawn: hundreds of lines, none of them the reason. */
function withoutPageData(lines: string[]): string[] {
  const start = lines.findIndex((line) => line.startsWith('error Truncated page data'))
  if (start === -1) return lines
  const end = lines.indexOf('}', start)
  return [...lines.slice(0, start), ...lines.slice(end + 1)]
}

/** Who can do what about it, in the terminal. */
export const ADVICE: Record<SiteFailure['kind'], string> = {
  content: 'Mend this in the Studio and publish again:',
  unreachable: 'The content could not be read. The next publish tries again:',
  killed: 'Something ended it from outside, often the system when memory runs out. The next publish tries again.',
  deploy: 'The log of the deploy says more:',
  code: 'This is a fault in the code, for a developer to mend; the content is fine. Then start again:',
}
