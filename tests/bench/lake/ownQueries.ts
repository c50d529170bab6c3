import {globSync} from 'node:fs'
import path from 'node:path'
import {ROOT} from '../../../local/settings/environment.ts'

/** Parameters of all queries; the lake refuses a missing one by name. */
export const PARAMS = {
  plan: 'pro',
  key: 'pro',
  period: 'quarterly',
  route: '/',
  template: '/',
  id: 'landingPage',
  ids: ['plan-basis', 'plan-pro'],
  kind: 'confirmation',
  code: 'ZOMER25',
  now: '2026-11-24T00:00:00Z',
  day: '2026-11-24',
  before: '2026-11-23',
  validFrom: '2026-11-24',
}

/** Each query of the product by its name, whatever files there are. */
export async function ownQueries(): Promise<[name: string, query: string][]> {
  const files = globSync('{web,functions,studio}/**/*.query.ts', {
    cwd: ROOT,
    exclude: (name) => name.endsWith('node_modules'),
  })
  const modules: object[] = await Promise.all(files.map((file) => import(path.join(ROOT, file))))
  return modules.flatMap((exported) =>
    Object.entries(exported).flatMap(([name, query]): [string, string][] =>
      typeof query === 'string' ? [[name, query]] : [],
    ),
  )
}
