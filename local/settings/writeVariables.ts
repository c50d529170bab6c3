import {writeFileSync} from 'node:fs'
import path from 'node:path'
import {ENVIRONMENT_FILES} from '../../domain/environment/documents.ts'

/** Writes .env.example and docs/environment.md from the list of variables. Part of `npm run typegen`. */
for (const [file, text] of Object.entries(ENVIRONMENT_FILES))
  writeFileSync(path.join(import.meta.dirname, '../..', file), text)
