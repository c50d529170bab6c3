import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render, screen} from '@testing-library/react'
import {useEffect} from 'react'
import {InTurn} from './InTurn.tsx'

const drawn: string[][] = []
const Editor = ({name}: {name: string}) => {
  useEffect(() => {
    drawn.push([...document.querySelectorAll('p')].map(({textContent}) => textContent))
  }, [])
  return <p>{name}</p>
}

test('editors are drawn after the form and one at a time, the one that somebody is led to at once', async () => {
  render(
    <ThemeProvider theme={buildTheme()}>
      {['text', 'closing', 'signature'].map((name) => (
        <InTurn atOnce={name === 'signature'} key={name}>
          {() => <Editor name={name} />}
        </InTurn>
      ))}
    </ThemeProvider>,
  )
  expect(drawn).toEqual([['signature']])
  await screen.findByText('text')
  await screen.findByText('closing')
  expect(drawn).toEqual([['signature'], ['text', 'signature'], ['text', 'closing', 'signature']])
})
