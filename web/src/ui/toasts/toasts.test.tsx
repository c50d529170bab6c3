import {act, fireEvent, screen} from '@testing-library/react'
import {pageContextOf, renderIn} from '../../testing/page.tsx'
import {LazyToasts} from './LazyToasts.tsx'
import {Toasts} from './Toast.tsx'
import type {ToastMessage} from './toast.styles.ts'
import {useToasts} from './useToasts.ts'

const page = pageContextOf('/login/')
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))

/** A page with one button for each message. */
function Corner({offered}: {offered: Omit<ToastMessage, 'id'>[]}) {
  const {messages, show, dismiss, clear} = useToasts()
  return (
    <>
      {offered.map((message) => (
        <button key={message.title} type="button" onClick={() => show(message)}>
          show {message.title}
        </button>
      ))}
      <button type="button" onClick={clear}>
        clear
      </button>
      <Toasts messages={messages} onClose={dismiss} />
    </>
  )
}

describe('a message in the corner', () => {
  const notice = {tone: 'notice', title: 'Opgeslagen', text: 'Je wijzigingen zijn bewaard.'} as const
  const failure = {tone: 'destructive', title: 'Mislukt', text: 'Dat ging niet.'} as const

  beforeEach(() => jest.useFakeTimers())

  test('disappears after five seconds, and not before', () => {
    renderIn(page, <Corner offered={[notice]} />)
    press('show Opgeslagen')
    pass(4999)
    expect(screen.getByText(notice.text)).toBeVisible()
    pass(1)
    expect(screen.queryByText(notice.text)).not.toBeInTheDocument()
  })

  test('stays until it is closed when it reports an error', () => {
    renderIn(page, <Corner offered={[failure]} />)
    press('show Mislukt')
    pass(3_600_000)
    expect(screen.getByText(failure.text)).toBeVisible()
    press('Sluiten')
    expect(screen.queryByText(failure.text)).not.toBeInTheDocument()
  })

  test('is read out at once', () => {
    renderIn(page, <Corner offered={[failure]} />)
    press('show Mislukt')
    expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'assertive')
    pass(100)
    expect(screen.getByRole('status')).toHaveTextContent('Mislukt')
  })

  test('replaces the previous one and has its own five seconds', () => {
    renderIn(page, <Corner offered={[notice, {...notice, title: 'Tweede', text: 'Nog iets.'}]} />)
    press('show Opgeslagen')
    pass(3000)
    press('show Tweede')
    expect(screen.queryByText(notice.text)).not.toBeInTheDocument()
    pass(4999)
    expect(screen.getByText('Nog iets.')).toBeVisible()
    pass(1)
    expect(screen.queryByText('Nog iets.')).not.toBeInTheDocument()
  })

  test('has an action that closes it', () => {
    const undo = jest.fn()
    renderIn(page, <Corner offered={[{...notice, action: {label: 'Ongedaan maken', onClick: undo}}]} />)
    press('show Opgeslagen')
    press('Ongedaan maken')
    expect(undo).toHaveBeenCalledTimes(1)
    expect(screen.queryByText(notice.text)).not.toBeInTheDocument()
  })

  test('is cleared with all others', () => {
    renderIn(page, <Corner offered={[failure]} />)
    press('show Mislukt')
    press('clear')
    expect(screen.queryByText(failure.text)).not.toBeInTheDocument()
  })
})

describe('toasts whose file loads later', () => {
  const failure = {id: 1, tone: 'destructive', title: 'Geen verbinding', text: 'Er is niets betaald.'} as const
  const onClose = jest.fn()
  const later = (load: () => Promise<{Toasts: typeof Toasts}>, messages: ToastMessage[] = [failure]) =>
    renderIn(page, <LazyToasts messages={messages} onClose={onClose} load={load} />)
  const settled = () => act(async () => {})

  beforeEach(() => jest.useFakeTimers())

  test('load it on the first interaction, once, and not before', async () => {
    const load = jest.fn(() => Promise.resolve({Toasts}))
    later(load, [])
    await settled()
    expect(load).not.toHaveBeenCalled()
    fireEvent.focusIn(document.body)
    fireEvent.focusIn(document.body)
    await settled()
    expect(load).toHaveBeenCalledTimes(1)
  })

  test('equal those of every other page once it is loaded', async () => {
    later(() => Promise.resolve({Toasts}))
    await settled()
    expect(screen.getByText(failure.text).closest('li')).toBeVisible()
  })

  test.each([
    ['cannot be had', () => Promise.reject(new Error('offline')), 0],
    ['does not come within a second', () => new Promise<never>(() => {}), 1000],
  ] as const)('show, announce and close a message all the same when it %s', async (_, load, after) => {
    later(load)
    await settled()
    pass(after)
    expect(screen.getByRole('alert')).toHaveTextContent('Geen verbindingEr is niets betaald.')
    pass(3_600_000)
    press('Sluiten')
    expect(onClose).toHaveBeenCalledWith(1)
  })
})
