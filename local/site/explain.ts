import type {SiteFailure} from '../../domain/content/siteStatus.ts'

type Ended = {output: string; signal: NodeJS.Signals | null}

/** Prefix with which the build names each document and field that stopped it (web/src/gatsby/build/buildPages.ts). */
const CONTENT = 'Content problem: '

/** Lines of progress and stack traces, which say where and not what. */
const NOISE = /^(success|info|warning|failed|not finished|- |at |\d+: 0x|[|^>]|\d+ \|)|:\d+:\d+$/
const LINES = 20

/** Finds the reason of a failed build in its exit and output. */
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

/** Cuts the content of a page that cannot be rendered, which Gatsby prints whole. */
function withoutPageData(lines: string[]): string[] {
  const start = lines.findIndex((line) => line.startsWith('error Truncated page data'))
  if (start === -1) return lines
  const end = lines.indexOf('}', start)
  return [...lines.slice(0, start), ...lines.slice(end + 1)]
}

/** Advice for each kind of failure, for the terminal. */
export const ADVICE: Record<SiteFailure['kind'], string> = {
  content: 'Mend this in the Studio and publish again:',
  unreachable: 'The content could not be read. The next publish tries again:',
  killed: 'Something ended it from outside, often the system when memory runs out. The next publish tries again.',
  deploy: 'The log of the deploy says more:',
  code: 'This is a fault in the code, for a developer to mend; the content is fine. Then start again:',
}
