import {NOT_FOUND_FILE, pageOfData} from './pageData.ts'

test.each([
  ['/page-data/index/page-data.json', '/'],
  ['/page-data/en/over-ons/page-data.json', '/en/over-ons/'],
  ['/page-data/404.html/page-data.json', NOT_FOUND_FILE],
  ['/page-data/app-data.json', null],
  ['/over-ons/', null],
])('pageOfData(%s) is %s', (address, page) => {
  expect(pageOfData(address)).toBe(page)
})
