import {writeFileSync} from 'node:fs'
import path from 'node:path'
import {TESTED_FILE, testedFile} from './tested.ts'

/** Writes the facts of the accessibility statement. Part of `npm run typegen`. */
writeFileSync(path.join(import.meta.dirname, '../../..', TESTED_FILE), testedFile())
