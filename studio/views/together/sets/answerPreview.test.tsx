import {waitFor} from '@testing-library/react'
import type {SanityClient} from 'sanity'
import {SETS_ANSWERED, SETS_ASKED} from '../../../../domain/sets/onDay.ts'
import {lake} from '../../../testing/sanity.tsx'
import {answerFrames} from './answerPreview.ts'

const SITE = 'https://site.example'

function frame() {
  const {contentWindow} = document.body.appendChild(document.createElement('iframe'))
  if (!contentWindow) throw new Error('The frame has no window')
  const told = jest.spyOn(contentWindow, 'postMessage').mockImplementation(() => {})
  return {contentWindow, told}
}
const ask = (source: Window, origin = SITE) =>
  void window.dispatchEvent(new MessageEvent('message', {data: {type: SETS_ASKED}, origin, source}))

test('answers the frame of the site, and again after a change until it is stopped', async () => {
  const {contentWindow, told} = frame()
  const stop = answerFrames(lake.client as unknown as SanityClient, SITE)
  ask(contentWindow)
  await waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect(told).toHaveBeenLastCalledWith(
    {type: SETS_ANSWERED, content: expect.objectContaining({drafts: [], sets: []}), language: 'en'},
    {targetOrigin: SITE},
  )
  lake.put({...lake.documentOf('faq-costs'), _id: 'drafts.faq-costs'})
  await waitFor(() => expect(told).toHaveBeenCalledTimes(2))
  expect(told.mock.lastCall?.[0]).toMatchObject({content: {drafts: [{_id: 'drafts.faq-costs'}]}})
  stop()
  lake.put({...lake.documentOf('faq-costs'), _id: 'drafts.faq-costs'})
  expect(lake.listeners.size).toBe(0)
})

test('answers no frame of another origin, and no window that is none of its frames', async () => {
  const read = jest.spyOn(lake.client, 'fetch')
  const stop = answerFrames(lake.client as unknown as SanityClient, SITE)
  const {contentWindow, told} = frame()
  ask(contentWindow, 'https://other.example')
  ask(window)
  lake.put({...lake.documentOf('faq-costs'), _id: 'drafts.faq-costs'})
  expect([read.mock.calls.length, told.mock.calls.length]).toEqual([0, 0])
  stop()
})
