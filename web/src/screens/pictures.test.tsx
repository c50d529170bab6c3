import {screen} from '@testing-library/react'
import type {LandingQueryResult} from '../../../domain/content/content.types.ts'
import {makeContexts} from '../testing/contexts.ts'
import {withPicturesEverywhere} from '../testing/ownPage.ts'
import {pageContextOf, renderPage, type Screen} from '../testing/page.tsx'
import About from './about/About.tsx'
import Landing from './landing/Landing.tsx'

const contexts = await makeContexts(withPicturesEverywhere())
const open = <Result,>(Page: Screen<Result>, address: string) => renderPage(Page, JSON.parse(contexts[address] ?? '{}'))
const images = () => screen.queryAllByRole('img', {name: /^(Een windzak|A windsock)$/})

test("an editor's image replaces the drawings of the hero, the claims and the blog card", () => {
  open(Landing, '/')
  expect(images()).toHaveLength(3)
  const [hero] = images()
  expect(hero).toHaveAttribute('loading', 'eager')
  expect(hero).toHaveAttribute('srcset', expect.stringMatching(/ 480w, .* 800w$/))
  const {chartCaption} = pageContextOf<LandingQueryResult>('/').content.page.hero
  expect(screen.queryByText(chartCaption)).not.toBeInTheDocument()
})

test("an editor's image replaces the icons of the values", () => {
  open(About, '/en/over-ons/')
  expect(images()).toHaveLength(3)
})
