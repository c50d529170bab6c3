import {PARTS, type Variable} from './variables.ts'

/** Files that `npm run typegen` writes from the list of variables. */

const INTRODUCTION = `# Every variable that the code reads, written from domain/environment/variables.ts (npm run typegen). On one machine
# none is needed: npm start sets what the parts need to find each other. Nothing loads this file by itself; set the
# variables where the part runs (Netlify's settings, a shell, there in quotes: NAME='value'). docs/environment.md says who
# reads each.
`
const LINE = 120

/** Comments of whole words, as wide as the rest of the project. */
function comment(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= LINE) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(`# ${word}`)
  }
  return lines
}

const LEFT_ALONE = 'Set by npm start, by tests or by Netlify: leave them alone'
const rowsOf = (part: Record<string, Variable>) => Object.entries(part)

function envExample(): string {
  const parts = Object.entries(PARTS).map(([title, part]) => {
    const lines = rowsOf(part).flatMap(([name, {says, example = ''}]) => [
      ...(says ? comment(says.replaceAll('`', '')) : []),
      `${title === LEFT_ALONE ? '# ' : ''}${name}=${example}`,
    ])
    return `\n# --- ${title} ---\n${lines.join('\n')}\n`
  })
  return INTRODUCTION + parts.join('')
}

const PREVIEWS = {own: 'a value of their own', none: 'not set'}

function environmentPage(): string {
  const parts = Object.entries(PARTS).map(([title, part]) => {
    const rows = rowsOf(part).map(
      ([name, {says, readBy, isSecret, previews}]) =>
        `| \`${name}\` | ${says.replaceAll('|', '\\|') || '″'} | ${readBy.join(', ')} | ${previews ? PREVIEWS[previews] : ''} | ${isSecret ? 'secret' : ''} |`,
    )
    return `## ${title}\n\n| Variable | What for | Read by | Deploy previews | |\n|---|---|---|---|---|\n${rows.join('\n')}\n`
  })
  return `# Environment

Written from \`domain/environment/variables.ts\` by \`npm run typegen\`. Every variable is checked where it is read; a build and \`npm start\` check all of them together, for the context they are in, and stop with a sentence for each that is wrong (\`domain/environment/guards.ts\`).

The contexts are Netlify's: production, deploy preview, branch deploy (a preview too), and embedded: one machine. A preview has its own address, sends no mail, is listed by no search engine and never reads production's store.

${parts.join('\n')}`
}

/** The files, from the project's folder. */
export const ENVIRONMENT_FILES = {'.env.example': envExample(), 'docs/environment.md': environmentPage()}
