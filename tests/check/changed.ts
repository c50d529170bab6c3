import {execFileSync} from 'node:child_process'
import {existsSync, globSync, statSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from './program.ts'

const MADE = /(^|[\\/])(node_modules|public|dist|test-results|playwright-report|\.[^\\/]+)$/

/** All files of the project, without what is installed or built. A copy of it need not be a repository. */
export const allFiles = () =>
  globSync('**/*', {cwd: ROOT, exclude: (name) => MADE.test(name)})
    .filter((file) => statSync(path.join(ROOT, file)).isFile())
    .map((file) => file.replaceAll(path.sep, '/'))

const git = (...args: string[]) =>
  execFileSync('git', args, {cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26})
    .split('\n')
    .filter(Boolean)

/** The files that differ from the last commit. */
export const changedFiles = () =>
  [...git('diff', '--name-only', '--relative', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard')].filter(
    (file) => existsSync(path.join(ROOT, file)),
  )
