import {reprint} from './saveRenderer.ts'

const compact = 'const Board=styled.div(["",\n" margin:1px 2px"]);function Gauge({page}){return page?.title;}'
const loose = `
const Board = styled.div(["", " margin:1px 2px"]);

/* from a compile cache */
function Gauge({
  page
}) {
  return page?.title
}`

test('prints the same bytes for code that the compile cache formatted differently', () => {
  expect(reprint(loose)).toBe(reprint(compact))
})

test('prints different bytes when a space within a string differs', () => {
  expect(reprint(compact.replace('1px 2px', '1px2px'))).not.toBe(reprint(compact))
})

test('replaces paths of the build machine with package names', () => {
  expect(reprint('var react = require("/somewhere/node_modules/react/index.js")')).toBe('var react=require("react");\n')
})
