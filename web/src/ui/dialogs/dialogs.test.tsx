import {fireEvent, render, screen, within} from '@testing-library/react'
import {pageContextOf, renderIn} from '../../testing/page.tsx'
import {closesOutside} from './commands.ts'
import {Dialog} from './Dialog.tsx'

const page = pageContextOf('/login/')
const press = (name: string) => fireEvent.click(screen.getByRole('button', {name}))

describe('a dialog', () => {
  const dialog = () => screen.getByRole('dialog', {hidden: true}) as HTMLDialogElement

  test('opens by its button, which names the subject, and is labelled by its title', () => {
    renderIn(
      page,
      <Dialog trigger="Bekijk" subject="Basis" title="Wat zit erin?">
        De inhoud.
      </Dialog>,
    )
    expect(dialog().open).toBe(false)
    const trigger = screen.getByRole('button', {name: 'Bekijk (Basis)'})
    expect(trigger).toHaveAttribute('aria-haspopup', 'dialog')
    fireEvent.click(trigger)
    expect(screen.getByRole('dialog', {name: 'Wat zit erin?'})).toHaveTextContent('De inhoud.')
  })

  test('closes by its cross and by a button of its content, with a callback; a click outside does not close it', () => {
    const onClose = jest.fn()
    renderIn(
      page,
      <Dialog trigger="Bekijk" title="Titel" onClose={onClose}>
        {(close) => (
          <button type="button" {...close}>
            Klaar
          </button>
        )}
      </Dialog>,
    )
    for (const name of ['Sluiten', 'Klaar']) {
      press('Bekijk')
      fireEvent.click(dialog())
      expect(dialog().open).toBe(true)
      fireEvent.click(within(dialog()).getByRole('button', {name}))
      expect(dialog().open).toBe(false)
    }
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  test('leaves opening to browsers with command buttons', () => {
    Object.assign(HTMLButtonElement.prototype, {commandForElement: null})
    try {
      renderIn(
        page,
        <Dialog trigger="Bekijk" title="Titel">
          De inhoud.
        </Dialog>,
      )
      press('Bekijk')
      expect(dialog().open).toBe(false)
      expect(screen.getByRole('button', {name: 'Bekijk'})).toHaveAttribute('commandfor', dialog().id)
      expect(screen.getByRole('button', {name: 'Bekijk'})).toHaveAttribute('command', 'show-modal')
    } finally {
      Reflect.deleteProperty(HTMLButtonElement.prototype, 'commandForElement')
    }
  })

  test('closes by a click outside, if it may, and not by a click inside', () => {
    render(
      <dialog open {...closesOutside()}>
        <p>inside</p>
      </dialog>,
    )
    fireEvent.click(screen.getByText('inside'))
    expect(dialog().open).toBe(true)
    fireEvent.click(dialog())
    expect(dialog().open).toBe(false)
  })
})
