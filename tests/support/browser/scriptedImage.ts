import {expect, type Page} from '@playwright/test'
import type {SanityClient} from '@sanity/client'

/** Asked for by the script in the drawing. */
const ASKED = '/asked-by-a-drawing'

const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="56"><script>new Image().src = '${ASKED}'</script><rect width="240" height="56"/></svg>`

/** Makes a drawing with a script in it the logo of the site, as an editor may. Returns its address in the content lake. */
export async function publishScriptedLogo(client: SanityClient): Promise<string> {
  const {_id, url} = await client.assets.upload('image', Buffer.from(DRAWING), {filename: 'logo.svg'})
  const image = {_type: 'image', asset: {_type: 'reference', _ref: _id}}
  await client
    .patch('siteSettings')
    .set({logo: {light: image, dark: image}})
    .commit()
  return url
}

/** Opens a drawing as a document of its own, as "open image in new tab" does, and expects that its script does not run. */
export async function expectNoScript(page: Page, address: string) {
  const asked: string[] = []
  const blocked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  page.on('console', (message) => blocked.push(message.text()))
  const response = await page.goto(address, {waitUntil: 'commit'})
  expect([address, response?.status()]).toEqual([address, 200])
  await expect.poll(() => blocked.join()).toContain('Blocked script execution')
  expect([address, asked.includes(ASKED)]).toEqual([address, false])
}
