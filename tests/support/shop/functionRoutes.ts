import {existsSync, readFileSync} from 'node:fs'
import path from 'node:path'

type Route = {literal?: string; expression?: string; prefer_static?: boolean}
type Manifest = {
  functions: {name: string; routes?: Route[]; excludedRoutes?: Route[]; schedule?: string; invocationMode?: string}[]
}

/** The address at which Netlify's own schedule calls a function, and no visitor. */
export const scheduledAt = (name: string) => `/.netlify/functions/${name}`

/** Folders in which Netlify finds functions: written ones, and those that a build made. */
export const FUNCTION_FOLDERS = ['functions/endpoints', '.netlify/v1/functions']

export type Entry = {entry: string; isBackground: boolean}

/**
 * Which unpacked bundle answers an address, and whether in the background, by the manifests that Netlify's bundler wrote beside them. `isFile` says where a
 * deployed file stands, behind which some functions do.
 */
export function readRoutes(
  folders: readonly string[],
  isFile: (pathname: string) => boolean = () => false,
  {hasSchedule = false} = {},
): (pathname: string) => Entry | undefined {
  const entries = folders.flatMap((folder) => {
    const {functions}: Manifest = JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8'))
    return functions.map(({name, routes = [], excludedRoutes = [], schedule, invocationMode}) => {
      const entry = FUNCTION_FOLDERS.flatMap((source) =>
        ['mjs', 'js'].map((extension) => path.join(folder, name, source, `${name}.${extension}`)),
      ).find((file) => existsSync(file))
      if (!entry) throw new Error(`The bundle of ${name} has no entry`)
      const scheduled = hasSchedule && schedule ? [{literal: scheduledAt(name)}] : []
      return {entry, isBackground: invocationMode === 'background', routes: [...routes, ...scheduled], excludedRoutes}
    })
  })
  return (pathname) => {
    const matches = ({literal, expression, prefer_static: isBehind}: Route) =>
      (literal === pathname || (expression !== undefined && new RegExp(expression).test(pathname))) &&
      !(isBehind && isFile(pathname))
    return entries.find(({routes, excludedRoutes}) => routes.some(matches) && !excludedRoutes.some(matches))
  }
}
