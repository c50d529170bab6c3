import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import path from 'node:path'

/** A code block of a recipe: a new file, or changes in one that exists. */
export type Step = {file: string; code: string; isDiff: boolean}

/** The text of a recipe, by its heading. Throws when there is none. */
export function recipeIn(markdown: string, title: string): string {
  const text = markdown.split(`\n## ${title}\n`)[1]?.split('\n## ')[0]
  if (text === undefined) throw new Error(`There is no recipe "${title}"`)
  return text
}

/** The code blocks that name a file, in their order. */
export const stepsIn = (recipe: string): Step[] =>
  [...recipe.matchAll(/```(\w+) title="([^"]+)"\n([\s\S]*?)```/g)].map(([, language, file = '', code = '']) => ({
    file,
    code,
    isDiff: language === 'diff',
  }))

/** The lines of a change that begin with one of the marks, without it. */
const side = (lines: string[], marks: string) =>
  lines
    .filter((line) => marks.includes(line.charAt(0)))
    .map((line) => `${line.slice(1)}\n`)
    .join('')

/** A text with the changes of a diff, whose parts are separated by `../../`. Throws when the place of a change is not there once. */
export function patched(text: string, diff: string): string {
  const parts = diff.split(/^\n/m).map((part) => part.split('\n').filter(Boolean))
  return parts.reduce((changed, lines) => {
    const [before, after] = [side(lines, ' -'), side(lines, ' +')]
    if (changed.split(before).length !== 2) throw new Error(`These lines are not there once:\n${before}`)
    return changed.replace(before, () => after)
  }, text)
}

/** Carries out the steps of a recipe in a folder. Throws with the name of the file when a step cannot be carried out. */
export function carryOut(steps: Step[], folder: string): void {
  for (const {file, code, isDiff} of steps) {
    const to = path.join(folder, file)
    if (existsSync(to) !== isDiff) throw new Error(`${file}: ${isDiff ? 'there is no such file' : 'exists already'}`)
    mkdirSync(path.dirname(to), {recursive: true})
    try {
      writeFileSync(to, isDiff ? patched(readFileSync(to, 'utf8'), code) : code)
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, {cause: error})
    }
  }
}
