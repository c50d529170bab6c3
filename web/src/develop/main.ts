import {mkdirSync, writeFileSync} from 'node:fs'
import path from 'node:path'
import {contentHeaders} from '../gatsby/build/headers.ts'
import {imageRendererWith, resourcePaths} from '../renderer/images/imageRenderer.ts'
import {publishOnMessage} from '../renderer/process.ts'
import {shellRenderer, statesPage} from './shell.ts'
import {STATES_PATH} from './state.ts'

/**
 * The renderer process of `npm run dev`. Arguments: folder of public files, folder of releases, address of the site.
 */
const [assets = '', releases = '', siteUrl = ''] = process.argv.slice(2)
const resources = resourcePaths(path.join(import.meta.dirname, '../..'))
mkdirSync(path.join(assets, STATES_PATH), {recursive: true})
writeFileSync(path.join(assets, STATES_PATH, 'index.html'), statesPage())
writeFileSync(path.join(assets, '_headers'), contentHeaders())
publishOnMessage(shellRenderer(imageRendererWith((resource) => resources[resource])), {releases, siteUrl})
