import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render, screen} from '@testing-library/react'
import type {ReactElement} from 'react'
import type {LayoutProps} from 'sanity'
import {lake} from '../testing/sanity.tsx'
import {PublishedLayout} from './PublishedLayout.tsx'

const theme = buildTheme()
const draw = (element: ReactElement) => render(<ThemeProvider theme={theme}>{element}</ThemeProvider>)

describe('the Studio', () => {
  const props = {renderDefault: () => <p>open</p>} as unknown as LayoutProps

  test('opens when it is known what is published, and not before', async () => {
    draw(<PublishedLayout {...props} />)
    expect(screen.queryByText('open')).not.toBeInTheDocument()
    expect(await screen.findByText('open')).toBeVisible()
  })

  test('opens also when the lake does not answer, and says so in the console', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
    const failure = new Error('The lake does not answer')
    jest.spyOn(lake.client, 'fetch').mockRejectedValue(failure)
    draw(<PublishedLayout {...props} />)
    expect(await screen.findByText('open')).toBeVisible()
    expect(logged.mock.calls).toEqual([[failure]])
  })
})
