import {printed} from './artefact.ts'

const compact = 'const Board=styled.div(["",\n" margin:1px 2px"]);function Gauge({page}){return page?.title;}'
const loose = `
const Board = styled.div(["", " margin:1px 2px"]);

/* what a compile cache kept */
function Gauge({
  page
}) {
  return page?.title
}`

test('a renderer is the same bytes in whichever layout the compile cache kept its modules', () => {
  expect(printed(loose)).toBe(printed(compact))
})

test('a space within a text makes another renderer', () => {
  expect(printed(compact.replace('1px 2px', '1px2px'))).not.toBe(printed(compact))
})

test('no place of the machine that built it is left in a renderer', () => {
  expect(printed('var react = require("/somewhere/node_modules/react/index.js")')).toBe('var react=require("react");\n')
})
