import {existsSync} from 'node:fs'
import path from 'node:path'
import type {CreateWebpackConfigArgs} from 'gatsby'
import {configureWebpack} from './webpack.ts'

type Plugin = {apply?: (compiler: {options: {output: object}}) => void}
type Config = {entry?: {app: string}; plugins?: Plugin[]; resolve?: {alias?: Record<string, string | false>}}

/** Configures a stage; paths are resolved from the folder of the workspace, as Gatsby's are. */
function configure(stage: string): Config[] {
  const made: Config[] = []
  const keep = (config: Config) => void made.push(config)
  const home = process.cwd()
  process.chdir(path.resolve(import.meta.dirname, '../../..'))
  try {
    configureWebpack({
      stage,
      actions: {setWebpackConfig: keep, replaceWebpackConfig: keep},
      getConfig: () => ({entry: {app: '.cache/production-app'}}),
      plugins: {normalModuleReplacement: () => ({})},
    } as unknown as CreateWebpackConfigArgs)
  } finally {
    process.chdir(home)
  }
  return made
}
const aliasesOf = (configs: Config[]) => Object.assign({}, ...configs.map(({resolve}) => resolve?.alias))

test("evaluates Gatsby's entry through ours, in the browser only", () => {
  const configs = configure('build-javascript')
  expect(configs[0]?.entry?.app).toMatch(/browserEntry\.ts$/)
  expect(aliasesOf(configs)['gatsbys-entry$']).toBe('.cache/production-app')
  expect(configure('build-html').some(({entry}) => entry)).toBe(false)
})

test('names the Trusted Types policy of the loader', () => {
  const options = {output: {}}
  for (const {plugins = []} of configure('build-javascript')) for (const {apply} of plugins) apply?.({options})
  expect(options.output).toMatchObject({trustedTypes: {policyName: 'webpack'}})
})

test("has the minimizer of scripts write for today's browsers, and leaves that of styles alone", () => {
  const [scripts, styles] = [{extractComments: true, minimizer: {options: {compress: {ecma: 5}}}}, {minimizer: {}}]
  const options = {output: {}, optimization: {minimizer: [{options: scripts}, {options: styles}]}}
  for (const {plugins = []} of configure('build-javascript')) for (const {apply} of plugins) apply?.({options})
  expect(scripts.minimizer.options).toMatchObject({compress: {ecma: 2020}, output: {ecma: 2020}})
  expect(styles).toEqual({minimizer: {}})
})

test.each(['build-javascript', 'build-html'])('replaces packages of %s by files that exist', (stage) => {
  const files = Object.values(aliasesOf(configure(stage))).filter((file) => file && path.isAbsolute(String(file)))
  expect(files.length).toBeGreaterThan(3)
  expect(files.filter((file) => !existsSync(String(file)))).toEqual([])
})
