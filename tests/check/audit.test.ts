import {readFileSync} from 'node:fs'
import path from 'node:path'
import {type AuditReport, type Lockfile, shippedAdvisories, shippedPackages} from './audit.ts'

const LOCKFILE: Lockfile = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../package-lock.json'), 'utf8'))

test('counts what functions and pages consist of, and no tool that builds them', () => {
  const shipped = [...shippedPackages(LOCKFILE)]
  expect(shipped).toEqual(
    expect.arrayContaining(['node_modules/@mollie/api-client', 'node_modules/react-dom', 'node_modules/gatsby-link']),
  )
  for (const tool of ['gatsby', 'webpack', 'jest', 'sanity', 'vite'])
    expect(shipped).not.toContain(`node_modules/${tool}`)
})

const advisory = (title: string) => ({title, url: `https://advisories.example/${title}`, range: '<2.0.0'})
const PACKAGES: Lockfile = {
  packages: {
    functions: {dependencies: {pays: '1'}},
    web: {dependencies: {draws: '1', gatsby: '5'}},
    'node_modules/pays': {dependencies: {shared: '1'}},
    'node_modules/pays/node_modules/shared': {},
    'node_modules/shared': {},
    'node_modules/draws': {},
    'node_modules/gatsby': {dependencies: {shared: '2'}},
  },
}

test('reports the advisory of the copy that is shipped, and none of a copy for tools', () => {
  const report = (node: string): AuditReport => ({
    vulnerabilities: {
      shared: {severity: 'high', nodes: [node], via: [advisory('leak')]},
      pays: {severity: 'high', nodes: ['node_modules/pays'], via: ['shared']},
    },
  })
  expect(shippedAdvisories(report('node_modules/pays/node_modules/shared'), PACKAGES)).toEqual([
    'shared <2.0.0 (high): leak, https://advisories.example/leak',
  ])
  expect(shippedAdvisories(report('node_modules/shared'), PACKAGES)).toEqual([])
})
