import {OTHER_PROGRAMS} from './otherPrograms.ts'
import {LEFT_ALONE, PARTS, type Variable} from './variables.ts'

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

const PREVIEWS = {own: 'previews: a value of their own', none: 'previews: not set'}

/** Lines of a list; a variable without words of its own shares the line of the one before. */
function listOf(part: Record<string, Variable>): string {
  const lines: {names: string[]; rest: string}[] = []
  for (const [name, {says, readBy, isSecret, previews}] of rowsOf(part)) {
    const notes = [readBy.join(', '), isSecret && '**secret**', previews && PREVIEWS[previews]]
      .filter(Boolean)
      .join('; ')
    const last = lines.at(-1)
    if (says === '' && last) last.names.push(name)
    else lines.push({names: [name], rest: `(${notes}): ${says}`})
  }
  return lines.map(({names, rest}) => `- ${names.map((name) => `\`${name}\``).join(', ')} ${rest}`).join('\n')
}

function environmentPage(): string {
  const all = [...Object.entries(PARTS), ['Netlify’s builds: read by other programs', OTHER_PROGRAMS] as const]
  const parts = all.map(([title, part]) => `## ${title}\n\n${listOf(part)}\n`)
  return `# Environment

Written from \`domain/environment/variables.ts\` by \`npm run typegen\`. Builds and \`npm start\` check all variables together for their context and stop with a sentence for each fault (\`domain/environment/guards.ts\`). Contexts are Netlify's (production, deploy preview, branch deploy) and embedded, one machine. A preview, branch deploys included, has its own address, sends no mail, is listed by no search engine and never reads production's store. In brackets: which part reads the variable, and how previews differ.

${parts.join('\n')}`
}

/** The files, from the project's folder. */
export const ENVIRONMENT_FILES = {'.env.example': envExample(), 'docs/environment.md': environmentPage()}
