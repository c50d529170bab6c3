import http from 'node:http'
import {SettingError} from '../settings/environment.ts'
import {assertPortsFree} from './ports.ts'
import {closing, listening} from './service.ts'

test('refuses the first port in use, with its service and setting', async () => {
  const server = http.createServer()
  const port = Number(new URL(await listening(server)).port)
  const wanted = [{name: 'site', port, setting: 'SITE_PORT'}]
  await expect(assertPortsFree(wanted)).rejects.toThrow(SettingError)
  await expect(assertPortsFree(wanted)).rejects.toThrow(
    `Port ${port} (site) is in use. Stop what runs there (another npm start?), or choose one: SITE_PORT=${port + 1} npm start`,
  )
  await closing(server)
  await expect(assertPortsFree(wanted)).resolves.toBeUndefined()
})
