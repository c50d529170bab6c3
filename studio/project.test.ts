import {withoutProject} from './project.ts'

test.each([
  ['dataset', 'create', 'production', '--visibility', 'private'],
  ['cors', 'add', 'https://windmolen.sanity.studio', '--credentials'],
  ['deploy', '--schema-required'],
  ['schema', 'deploy'],
])('refuses sanity %s without a project, and says which file to load', (...args) => {
  expect(withoutProject(args, undefined)).toContain('set -a; . ../production.env; set +a')
  expect(withoutProject(args, 'abc123')).toBeNull()
})

test.each([
  ['login'],
  ['build', '--yes'],
  ['typegen', 'generate'],
  ['schema', 'extract', '--force'],
  ['--version'],
  [],
])('lets sanity %s run without a project', (...args) => {
  expect(withoutProject(args, undefined)).toBeNull()
})
