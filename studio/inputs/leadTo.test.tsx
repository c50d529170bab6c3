import {leadTo} from './leadTo.ts'

const frames = (count: number) =>
  Array.from({length: count}).reduce<Promise<unknown>>(
    (before) => before.then(() => new Promise((resolve) => requestAnimationFrame(resolve))),
    Promise.resolve(),
  )

/** A field that stands in the middle once it is scrolled there, until something above it is drawn. */
function place() {
  document.body.innerHTML = '<input id="amount">'
  const field = document.querySelector('input') as HTMLInputElement
  let top = 843
  const scrolls: unknown[] = []
  field.getBoundingClientRect = () => ({top}) as DOMRect
  field.scrollIntoView = (how) => {
    scrolls.push(how)
    top = 430
  }
  const drawAbove = () => {
    top += 300
  }
  return {field, scrolls, drawAbove, top: () => top}
}

test('keeps a field in the middle when parts above it are drawn late, and lets it be otherwise', async () => {
  const {field, scrolls, drawAbove, top} = place()
  const stop = leadTo('amount')
  expect(field).toHaveFocus()
  expect(scrolls).toEqual([{block: 'center'}])
  await frames(3)
  expect(scrolls).toHaveLength(1)
  drawAbove()
  await frames(3)
  expect(scrolls).toHaveLength(2)
  expect(top()).toBe(430)
  stop()
})

test('moves nothing once somebody scrolls', async () => {
  const {scrolls, drawAbove} = place()
  leadTo('amount')
  window.dispatchEvent(new Event('wheel'))
  drawAbove()
  await frames(3)
  expect(scrolls).toHaveLength(1)
})
