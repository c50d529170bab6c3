import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

type Route = {literal?: string; expression?: string}
type Manifest = {functions: {name: string; routes?: Route[]; excludedRoutes?: Route[]}[]}

/** Where Netlify finds functions: those that are written, and those that a build made. */
export const FUNCTION_FOLDERS = ['functions/endpoints', '.netlify/v1/functions']

/** Which unpacked bundle answers an address, by the manifest that Netlify's bundler wrote beside them. */
export function readRoutes(folder: string): (pathname: string) => string | undefined {
  const {functions}: Manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
  const entries = functions.map(({name, routes = [], excludedRoutes = []}) => {
    const entry = FUNCTION_FOLDERS.flatMap((source) =>
      ['mjs', 'js'].map((extension) => path.join(folder, name, source, `${name}.${extension}`)),
    ).find((file) => existsSync(file))
    if (!entry) throw new Error(`The bundle of ${name} has no entry`)
    return {entry, routes, excludedRoutes}
  })
  return (pathname) => {
    const matches = ({literal, expression}: Route) =>
      literal === pathname || (expression !== undefined && new RegExp(expression).test(pathname))
    return entries.find(({routes, excludedRoutes}) => routes.some(matches) && !excludedRoutes.some(matches))?.entry
  }
}
