import {randomUUID} from 'node:crypto'
import {chmodSync, globSync, mkdirSync, rmSync} from 'node:fs'
import path from 'node:path'
import type {Route} from '../router.ts'
import type {Store} from '../store.ts'

/** Our own, for backups: a copy of the database in a folder of the lake's. Whoever asks moves it away. */
export function copyRoutes(store: Store, folder: string): Route[] {
  for (const file of globSync('*.db*', {cwd: folder})) rmSync(path.join(folder, file)) // of a caller who did not come for it
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
