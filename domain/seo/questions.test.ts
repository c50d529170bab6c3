import {
  DESCRIPTION,
  judgeHeadings,
  judgeLength,
  judgeLinks,
  judgeLlms,
  judgeMost,
  judgePictures,
  judgeRobots,
  judgeSchema,
  TITLE,
} from './questions.ts'

test.each([
  ['a title of ten characters', judgeLength('a'.repeat(10), TITLE), true],
  ['a title of nine', judgeLength('a'.repeat(9), TITLE), false],
  ['a title of 61', judgeLength('a'.repeat(61), TITLE), false],
  ['no description', judgeLength('', DESCRIPTION), false],
  ['a description of 160', judgeLength('a'.repeat(160), DESCRIPTION), true],
  ['headings in order', judgeHeadings([1, 2, 3, 2]), true],
  ['no heading', judgeHeadings([]), false],
  ['two first headings', judgeHeadings([1, 1]), false],
  ['a heading that comes too early', judgeHeadings([1, 3]), false],
  ['no picture', judgePictures(0, 0), true],
  ['a picture without a text', judgePictures(3, 1), false],
  ['a type', judgeSchema(['{"@type":"Bakery"}']), true],
  ['a graph, and a type in a list', judgeSchema(['{"@graph":[{"@type":"A"},{"@type":["B","C"]}]}']), true],
  ['nothing structured', judgeSchema([]), false],
  ['structured data that cannot be read', judgeSchema(['{"@type":"A"}', '{']), false],
  ['a thing without a type', judgeSchema(['[{"@type":"A"},{}]', 'null']), false],
  ['links', judgeLinks(3, 0), true],
  ['no links', judgeLinks(0, 0), false],
  ['links to nowhere', judgeLinks(3, 1), false],
  ['a size at its bar', judgeMost(100, 100), true],
  ['a size above it', judgeMost(101, 100), false],
  ['a site that keeps nobody out', judgeRobots([]), true],
  ['a site that does', judgeRobots(['GPTBot']), false],
  ['llms.txt', judgeLlms(200, '\uFEFF\n# Bakkerij\n'), true],
  ['a page of HTML in its place', judgeLlms(200, '<!doctype html>'), false],
  ['no llms.txt', judgeLlms(404, '# Not found'), false],
])('judges %s', (_, {isFine}, expected) => expect(isFine).toBe(expected))

test('tells the figures beside the verdict', () => {
  expect(judgeLength('Brood', TITLE)).toEqual({isFine: false, count: 5, least: 10, most: 60})
  expect(judgeHeadings([1, 2, 4])).toEqual({isFine: false, count: 1, early: 4})
  expect(judgeSchema(['{"@type":"A"}'])).toMatchObject({types: ['A'], count: 1})
})
