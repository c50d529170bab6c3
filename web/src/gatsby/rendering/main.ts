import {publishOnMessage} from '../../renderer/process.ts'
import {openRenderer} from './openRenderer.ts'

/**
 * The renderer as a process of its own, so that a page that hangs or exhausts memory stops nothing else. Arguments:
 * folder of a renderer, folder of releases, address of the site.
 */
const [renderer = '', releases = '', siteUrl = ''] = process.argv.slice(2)
publishOnMessage(openRenderer(renderer), {releases, siteUrl})
