import {parse} from 'groq-js'
import {estimate} from './cost.ts'
import {documentsNode, type Node, rewrite} from './nodes.ts'

const documents = Array.from({length: 100}, (_, index) => ({
  ...{_id: `d${index}`, _type: 'post', _rev: 'r', _createdAt: '', _updatedAt: ''},
}))
const costOf = (query: string) =>
  estimate(rewrite(parse(query) as Node, ({type}) => (type === 'Everything' ? documentsNode(documents) : null))).cost

test.each([
  ['*', 100],
  ['count(*)', 0],
  ['count(*[title == "a"])', 200],
  ['*[0]', 1],
  ['*[-1]{title}', 2],
  ['*[0...20]{title}', 60],
  ['*[90..-1]', 100],
  ['*[-5..-1]', 5],
  ['*[5...2]', 0],
  ['*[title == "a"]', 200],
  ['*[title == "a"][0]', 200],
  ['*[title == "a"][0...20]{title}', 240],
  ['*[0..1]{"near": *[title == ^.title]}', 406],
])('%s looks at %i of a hundred documents and their parts', (query, cost) => {
  expect(costOf(query)).toBe(cost)
})

const LIST = `[${Array.from({length: 100}, (_, index) => index).join()}]`

test.each([
  [LIST, 100],
  [`${LIST}[@ > 3]`, 200],
  [`[...${LIST}, ...${LIST}][@ > 3]`, 600],
  [`${LIST}[count(${LIST}[@ > 3]) > 0]`, 20_200],
])('%# counts a list literal as documents are counted', (query, cost) => {
  expect(costOf(query)).toBe(cost)
})

test.each([
  ['*[title match "a*"]', true],
  ['*[title match ["a* b*", "c"]]', true],
  ['*[title match "*a*b"]', false],
  ['*[title match ["a", "x *a*"]]', false],
  ['"aaa" match "a*a*a"', false],
  ['*[_id == "none" && title match name]', false],
])('whether %s is quick: %s', (query, isQuick) => {
  expect(costOf(query) < 10_000).toBe(isQuick)
})
