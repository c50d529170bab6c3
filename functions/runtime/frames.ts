import {readFileSync} from 'node:fs'

/** This repository, or the copy of it that Netlify's bundler deploys. Both have this code below `functions/`. */
const ROOT = import.meta.dirname.slice(0, import.meta.dirname.lastIndexOf('/functions') + 1)

/** A place in our own code: a path relative to the repository root. */
export type Place = {
  at: string
  /** The statement, where a bundle has no line numbers of the source. */
  statement?: string
}

/** `at name (file:///folder/file.ts:1:2)` or `at async /folder/file.ts:1:2`. A file that is loaded afresh has a query. */
const FRAME = /^\s+at (?:async )?(?:(?:new )?([\w$.]*).* \()?(?:file:\/\/)?(\/[\w./@-]+)(?:\?\d+)?:(\d+):\d+\)?$/
/** esbuild writes each module's path above its code. */
const MODULE = /^\/\/ ([\w./-]+\.tsx?)$/
const STATEMENT_LENGTH = 120

/**
 * The frames of a stack that are in our own code, the innermost first. Netlify bundles functions without source maps, so a
 * frame in a bundle is told by the module, the function and the statement, which esbuild leaves almost as they are written.
 */
export function ownFrames(stack = '', root = ROOT): Place[] {
  return stack.split('\n').flatMap((line) => {
    const [, name, file = '', row = ''] = FRAME.exec(line) ?? []
    if (!file.startsWith(root) || file.includes('/node_modules/')) return []
    const path = file.slice(root.length)
    const bundled = path.endsWith('.mjs') && placeInBundle(file, Number(row), name)
    return bundled || {at: `${path}:${row}`}
  })
}

/** Null when the file is no bundle of ours. */
function placeInBundle(file: string, row: number, name = ''): Place | null {
  const lines = linesOf(file)
  const module = lines
    .slice(0, row)
    .findLast((line) => MODULE.test(line))
    ?.replace(MODULE, '$1')
  if (!module) return null
  return {at: name ? `${module}#${name}` : module, statement: (lines[row - 1] ?? '').trim().slice(0, STATEMENT_LENGTH)}
}

function linesOf(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch {
    return [] // the frame's own path and line are told then
  }
}
