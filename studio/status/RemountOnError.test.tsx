import {render, screen} from '@testing-library/react'
import {Component, type ReactNode} from 'react'
import {RemountOnError} from './RemountOnError.tsx'

const GONE = 'getAttribute only applies to plain objects'
let failure: string | null = null
function Tool() {
  if (failure) throw new Error(failure)
  return <p>the form</p>
}
class Outer extends Component<{children: ReactNode}> {
  override state = {said: ''}
  static getDerivedStateFromError = (error: Error) => ({said: error.message})
  override render = () => (this.state.said ? <p>crashed: {this.state.said}</p> : this.props.children)
}
/** Draws a tool that fails, once or for ever: React tells the console of what a boundary caught. */
function draw(message: string, {once}: {once: boolean}) {
  failure = message
  jest.spyOn(console, 'error').mockImplementation(() => {
    if (once) failure = null
  })
  render(
    <Outer>
      <RemountOnError>
        <Tool />
      </RemountOnError>
    </Outer>,
  )
}

test('a tool is drawn anew when a key met a document that was just deleted', () => {
  draw(GONE, {once: true})
  expect(screen.getByText('the form')).toBeVisible()
})

test('any other error is left to the Studio', () => {
  draw('Something else', {once: true})
  expect(screen.getByText('crashed: Something else')).toBeVisible()
})

test('an error that comes back at once is left to the Studio', () => {
  draw(GONE, {once: false})
  expect(screen.getByText(`crashed: ${GONE}`)).toBeVisible()
})
