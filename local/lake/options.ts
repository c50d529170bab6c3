import path from 'node:path'
import {EMBEDDED} from '../../domain/content/embedded.ts'
import type {Environment} from '../../domain/environment/read.ts'
import {restoreAdvice} from '../backup/retention.ts'
import {type Access, type EditorNames, StorageError, Store} from '../content-lake/index.ts'
import {SettingError} from '../settings/environment.ts'

const items = (text: string | undefined) => (text ?? '').split(',').flatMap((item) => item.trim() || [])

/** The rights that the environment gives; pages of `sessions` are logged in. */
export const accessOf = (
  {LAKE_ACCESS, LAKE_DATASETS, LAKE_TOKENS, SANITY_PUBLISH_TOKEN, SANITY_TOKEN}: Environment,
  sessions: readonly string[],
): Access => ({
  project: EMBEDDED.projectId,
  datasets: [EMBEDDED.dataset, ...items(LAKE_DATASETS)],
  mode: LAKE_ACCESS === 'public' || LAKE_ACCESS === 'private' ? LAKE_ACCESS : 'open',
  editors: [...items(LAKE_TOKENS), ...items(SANITY_PUBLISH_TOKEN)],
  viewers: items(SANITY_TOKEN),
  sessions,
})

/** Origins of pages beside those of the services. */
export const originsIn = (environment: Environment) => items(environment.LAKE_ORIGINS)

/** The cookie is written by studio/embedded/editorName.ts. */
export const EDITORS: EditorNames = {cookie: 'vindkracht_editor', nameless: 'Redacteur', program: 'Vindkracht'}

/** The command that brings back the content of a data folder from its newest snapshot. */
export const repairOf = (data: string) => () => restoreAdvice(path.dirname(data), data, 'content')

/** Opens the lake of a data folder without a server. Throws a SettingError when it cannot be used. */
export const openStore = (data: string): Store => withSettingError(() => new Store(data, {repair: repairOf(data)}))

/** Does this; a folder that cannot be used is a setting to change. */
export function withSettingError<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    throw error instanceof StorageError ? new SettingError(error.message) : error
  }
}
