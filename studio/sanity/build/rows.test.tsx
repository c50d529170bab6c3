import {act, render, screen} from '@testing-library/react'
import {createElement, useEffect, useState} from 'react'
import {drawnInView} from './rows.ts'

const seen: ((...moments: boolean[]) => void)[] = []
const before = window.IntersectionObserver
beforeEach(() => {
  window.IntersectionObserver = class {
    constructor(onSeen: IntersectionObserverCallback) {
      seen.push((...moments) =>
        onSeen(
          moments.map((isIntersecting) => ({isIntersecting}) as IntersectionObserverEntry),
          this as never,
        ),
      )
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  window.IntersectionObserver = before
  seen.length = 0
})

test('draws a row when it comes into view, in a place of its height, and keeps it', () => {
  const Row = drawnInView({createElement, useEffect, useState}, ({title}: {title: string}) => <p>{title}</p>, 49)
  const {container} = render(<Row title="Question" />)
  expect(container.firstElementChild).toHaveStyle({height: '49px'})
  act(() => seen[0]?.(false))
  expect(screen.queryByText('Question')).toBeNull()
  act(() => seen[0]?.(true))
  expect(screen.getByText('Question')).toBeVisible()
})

test('draws a row that came into view on a busy machine, told with the moment before', () => {
  const Row = drawnInView({createElement, useEffect, useState}, ({title}: {title: string}) => <p>{title}</p>, 49)
  render(<Row title="Question" />)
  act(() => seen[0]?.(false, true))
  expect(screen.getByText('Question')).toBeVisible()
})
