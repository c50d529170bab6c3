import {ThemeProvider} from '@sanity/ui'
import {buildTheme} from '@sanity/ui/theme'
import {render, screen} from '@testing-library/react'
import {amsterdamDay} from '../../../domain/format/dates.ts'
import {StartFigures} from './StartFigures.tsx'

const draw = (day: string) =>
  render(
    <ThemeProvider theme={buildTheme()}>
      <StartFigures day={day} />
    </ThemeProvider>,
  )

test('says that the figures of the landing page are left out when they are old', () => {
  draw('2025-01-02')
  expect(screen.getByText(/own figures .* date from 2 Jan 2025, so the site leaves them out/)).toBeInTheDocument()
})

test('says nothing while they are shown', () => {
  const {container} = draw(amsterdamDay(new Date()))
  expect(container).not.toHaveTextContent(/figures/)
})
