import {randomUUID} from 'node:crypto'
import {chmodSync, globSync, mkdirSync, rmSync} from 'node:fs'
import path from 'node:path'
import type {Store} from '../../storage/store.ts'
import type {Route} from '../router.ts'

/** Copies the database into a folder, for backups; no call of the hosted lake. The caller moves the file away. */
export function copyRoutes(store: Store, folder: string): Route[] {
  for (const file of globSync('*.db*', {cwd: folder})) rmSync(path.join(folder, file)) // left by callers that did not fetch them
  return [
    {
      method: 'POST',
      pattern: '/copy',
      handle: async () => {
        mkdirSync(folder, {recursive: true, mode: 0o700})
        const file = path.join(folder, `${randomUUID()}.db`)
        await store.copyTo(file).catch((error: unknown) => {
          rmSync(file, {force: true})
          throw error
        })
        chmodSync(file, 0o600)
        return {json: {file}}
      },
    },
  ]
}
