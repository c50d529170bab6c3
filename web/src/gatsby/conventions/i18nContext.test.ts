import {createRequire} from 'node:module'
import path from 'node:path'
import type {ReactElement} from 'react'
import type {Route} from '../../../../domain/pages/pages.ts'
import {PAGES} from '../../../../domain/pages/pages.ts'
import config from '../../../gatsby-config.ts'
import {i18nContext} from './i18nContext.ts'

const require = createRequire(path.resolve(import.meta.dirname, '../../../package.json'))
type Hooks = {
  onCreatePage: (args: object, options: object) => Promise<void>
  wrapPageElement: (
    args: {element: object; props: object},
    options: object,
  ) => ReactElement<{i18n: {t: (key: string) => string}}>
}
const {onCreatePage} = require('gatsby-plugin-react-i18next/dist/plugin/onCreatePage.js') as Hooks

const plugin = config.plugins?.find(
  (candidate) => typeof candidate === 'object' && candidate?.resolve === 'gatsby-plugin-react-i18next',
)
const {options} = plugin as {options: object}
const page = PAGES.find(({type}) => type === 'about')
const route = {page, path: page?.path} as Route

test('the plugin leaves a page with this context unchanged', async () => {
  const actions = {createPage: jest.fn(), deletePage: jest.fn()}
  await onCreatePage({page: {path: '/over-ons/', context: {i18n: i18nContext(route, 'nl')}}, actions}, options)
  expect([actions.createPage.mock.calls, actions.deletePage.mock.calls]).toEqual([[], []])
})

test('the plugin provides the strings of a page, in the language of this context', () => {
  const {wrapPageElement} = require('gatsby-plugin-react-i18next/dist/plugin/wrapPageElement.js') as Hooks
  const node = {ns: 'common', language: 'en', data: '{"close": "Close"}'}
  const props = {data: {locales: {edges: [{node}]}}, pageContext: {i18n: i18nContext(route, 'en')}}
  const {i18n} = wrapPageElement({element: {}, props}, options).props
  expect(i18n.t('close')).toBe('Close')
})
