import propTypes, {headHandlerForBrowser, prefix} from './unusedModules.ts'

type Callable = ((...values: unknown[]) => Callable) & {[name: string]: Callable}

test('prop-types answer any call and any property', () => {
  const types = propTypes as Callable
  expect(types.shape?.({a: types.string?.isRequired}).isRequired).toBe(types)
})

test('has every export that is imported by name', () => {
  expect([headHandlerForBrowser(), prefix()]).toEqual([undefined, ''])
})
