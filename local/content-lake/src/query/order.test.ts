import fc from 'fast-check'
import {evaluateSync, parse} from 'groq-js'
import type {LakeDocument} from '../documents/document.ts'
import type {Node} from './nodes.ts'
import {ordered, projectedLast} from './order.ts'

const value = fc.constantFrom<unknown>(
  ...[0, 1, -1, 10, 9, 0.5, 'a', 'B', 'b', 'é', '10', '9', '', true, false, null, undefined],
  ...[[1], {x: 1}, '2026-01-01T00:00:00Z', '2026-01-01T00:00:00+01:00'],
)
const inner = fc.oneof(
  value,
  value.map((current) => ({current})),
)
const fields = fc.array(fc.record({a: value, b: value, slug: inner}), {maxLength: 40})
const key = fc.constantFrom('a', 'b desc', 'slug.current', 'slug.current desc', 'a asc', '_id desc', 'none', 'toString')

test('sorts a list as groq-js does, whatever its documents have', () => {
  fc.assert(
    fc.property(fields, fc.array(key, {minLength: 1, maxLength: 3}), (all, keys) => {
      const system = {_type: 'post', _rev: 'r', _createdAt: '', _updatedAt: ''}
      const list: LakeDocument[] = all.map((each, index) => ({...system, ...each, _id: `d${index}`}))
      const tree = parse(`* | order(${keys.join()})`) as Node & {args: Node[]}
      expect(ordered(list, tree.args)).toEqual(evaluateSync(tree, {dataset: list}).data)
    }),
    {numRuns: 300},
  )
})

test('leaves an order by anything but own fields to groq-js', () => {
  for (const order of ['a->b', 'lower(a)', 'a + 1', '@.a', 'a[0]', 'a, count(b)']) {
    const {args} = parse(`* | order(${order})`) as Node & {args: Node[]}
    expect(ordered([], args)).toBeNull()
  }
})

test.each([
  ['*[a]{"o": [b, c]} | order(o[1] desc, o[0])[0...3]', '*[a] | order(c desc, b)[0...3]{"o": [b, c]}'],
  ['*[a]{b, "c": d.e} | order(c)', '*[a] | order(d.e){b, "c": d.e}'],
])('rewrites %s to %s', (asked, sooner) => {
  expect(projectedLast(parse(asked) as Node)).toEqual(parse(sooner))
})

test.each([
  '*[a] | order(b)[0...3]',
  '*[a]{b} | order(c)',
  '*[a]{..., b} | order(b)',
  '*[a]{"b": c->d} | order(b)',
  '*[a]{"b": [...c]} | order(b[0])',
  '*[a]{b} | score(b match "c")',
  '*[a].b{c} | order(c)',
])('leaves %s as it is', (asked) => {
  expect(projectedLast(parse(asked) as Node)).toBeNull()
})
