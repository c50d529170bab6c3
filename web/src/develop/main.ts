import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {contentHeaders} from '../gatsby/headers.ts'
import {artistWith, toolsOf} from '../renderer/artist.ts'
import {publishOnMessage} from '../renderer/process.ts'
import {shellRenderer, statesPage} from './shell.ts'
import {STATES_PATH} from './state.ts'

/** The renderer of `npm run dev`, as a process. Started with the folder of public files, that of the sets and the address of the site. */
const [assets = '', sets = '', siteUrl = ''] = process.argv.slice(2)
const tools = toolsOf(path.join(import.meta.dirname, '../..'))
mkdirSync(path.join(assets, STATES_PATH), {recursive: true})
writeFileSync(path.join(assets, STATES_PATH, 'index.html'), statesPage())
writeFileSync(path.join(assets, '_headers'), contentHeaders())
publishOnMessage(shellRenderer(artistWith((tool) => tools[tool])), {sets, siteUrl})
