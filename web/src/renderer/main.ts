import {publishOnMessage} from './process.ts'
import {openRenderer} from './render.ts'

/**
 * The renderer as a process of its own, so that a page that hangs or runs out of memory takes nothing with it. Started with
 * the folder of a renderer, that of the sets and the address of the site.
 */
const [renderer = '', sets = '', siteUrl = ''] = process.argv.slice(2)
publishOnMessage(openRenderer(renderer), {sets, siteUrl})
