import {externalLinksIn} from './externalLinks.ts'

test('finds the addresses of links, menus and texts at any depth', () => {
  const document = {
    _id: 'https://not.example/',
    markDefs: [{_type: 'link', href: 'https://one.example/a?b=c#d'}],
    action: {destination: 'http://two.example'},
    image: {asset: {url: 'https://cdn.example/picture.png'}},
  }
  expect(externalLinksIn(document)).toEqual(['https://one.example/a?b=c#d', 'http://two.example'])
})

test('finds none in words, own pages, mail addresses or half an address', () => {
  const document = {
    text: 'See https://one.example/ now',
    to: 'page:about',
    mail: 'mailto:a@b.example',
    half: 'https://',
  }
  expect(externalLinksIn(document)).toEqual([])
})
