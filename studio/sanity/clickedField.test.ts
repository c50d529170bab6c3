import {addressWithoutField} from './clickedField.ts'

const clicked = {id: 'content-contact', type: 'contentPage', path: 'parts[_key=="a"].body.nl'}
const open = (path: string) => ({pathname: `/presentation/contentPage/content-contact${path}`, search: '?preview=%2F'})

test('leads anew to a field that is open already, whose dialog may be closed', () => {
  expect(addressWithoutField(open(`/${encodeURIComponent(clicked.path)}`), clicked)).toBe(
    '/presentation/contentPage/content-contact?preview=%2F',
  )
})

test.each(['', '/title.nl'])('leaves the address alone when another place is open: %j', (path) => {
  expect(addressWithoutField(open(path), clicked)).toBeNull()
})
