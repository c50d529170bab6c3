import fc from 'fast-check'
import type {LakeDocument} from './document.ts'
import {byPath, byPublishedId, byReference} from './indexes.ts'
import {overlay, type Perspective, type View} from './view.ts'

const PERSPECTIVES: Perspective[] = ['raw', 'published', 'drafts', 'previewDrafts', 'r1,drafts', ['r2', 'r1']]
const IDS = ['a', 'b', 'c', 'drafts.a', 'drafts.b', 'versions.r1.a', 'versions.r2.a', 'versions.r1.c']
const LOOKUPS = [byPath(['_type']), byPath(['slug', 'current']), byReference, byPublishedId]
const VALUES = ['a', 'b', 'c', 'x', 'y']

const written = fc.record({
  id: fc.constantFrom(...IDS),
  type: fc.constantFrom('x', 'y'),
  slug: fc.constantFrom('a', 'b', undefined),
  reference: fc.constantFrom('a', 'b', undefined),
  isDeleted: fc.boolean(),
})

type Written = typeof written extends fc.Arbitrary<infer Value> ? Value : never

function write(stored: Map<string, LakeDocument>, {id, type, slug, reference, isDeleted}: Written) {
  const common = {_id: id, _type: type, _rev: 'r', _createdAt: '', _updatedAt: ''}
  if (isDeleted) stored.delete(id)
  else stored.set(id, {...common, slug: {current: slug}, list: [{_ref: reference}]})
}

function expectAsNew(view: View, anew: View) {
  expect(view.all).toEqual(anew.all)
  for (const lookup of LOOKUPS) {
    for (const value of VALUES) expect(view.find(lookup, value)).toEqual(anew.find(lookup, value))
    expect(view.find(lookup, ...VALUES)).toEqual(anew.find(lookup, ...VALUES))
  }
}

test('shows after each write what a new view would, by each index and over all', () => {
  fc.assert(
    fc.property(fc.array(written, {maxLength: 30}), (writes) => {
      const stored = new Map<string, LakeDocument>()
      const views = PERSPECTIVES.map((perspective) => ({perspective, view: overlay(stored, perspective)}))
      for (const each of writes) {
        write(stored, each)
        for (const {perspective, view} of views) {
          view.follow(each.id)
          expectAsNew(view, overlay(stored, perspective))
        }
      }
    }),
    {numRuns: 30},
  )
})
