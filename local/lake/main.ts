import path from 'node:path'
import {readHouse} from '../environment.ts'
import {serve} from '../service.ts'
import {createLake} from './server.ts'
import {Store} from './store.ts'

const {ports, folder} = readHouse()
const store = new Store(path.join(folder, 'lake'))
const pages = [ports.studio, ports.site, ports.preview]
const origins = pages.flatMap((port) => [`http://localhost:${port}`, `http://127.0.0.1:${port}`])
await serve(createLake(store, {origins}), ports.lake, () => store.close())
