import { expect, test } from 'vitest'
import { mostPhotos } from './message-rules.ts'
import {
  fitting,
  isFull,
  noPhotos,
  type Photo,
  type PhotosEvent,
  type PhotosState,
  photosAfter,
  wrongWithPhotos,
} from './photos.machine.ts'

const fileOf = (name: string, type = 'image/jpeg') => new File(['x'], name, { type })
const photo = (id: string): Photo => ({
  id,
  file: fileOf(`${id}.jpg`),
  preview: `blob:${id}`,
  key: null,
  failure: null,
})
const walked = (state: PhotosState, ...events: PhotosEvent[]) => events.reduce(photosAfter, state)
const two = walked(noPhotos, { type: 'chosen', photos: [photo('a'), photo('b')], tooMany: false })

test('only pictures are taken, as many as there is room for, and what is left out is said until one goes', () => {
  expect(fitting(noPhotos, [fileOf('a.jpg'), fileOf('b.pdf', 'application/pdf')])).toMatchObject({ tooMany: false })
  const many = Array.from({ length: mostPhotos }, (_, index) => fileOf(`${index}.jpg`))
  const { taken, tooMany } = fitting(two, many)
  expect([taken.length, tooMany]).toEqual([mostPhotos - 2, true])
  const full = walked(two, { type: 'chosen', photos: taken.map(({ name }) => photo(name)), tooMany })
  expect([isFull(full), full.tooMany]).toEqual([true, true])
  expect(fitting(full, many).taken).toEqual([])
  const fewer = walked(full, { type: 'dropped', ids: ['a'] })
  expect([isFull(fewer), fewer.tooMany]).toEqual([false, false])
})

test('a message waits until all its photos are there', () => {
  expect(wrongWithPhotos(noPhotos.photos)).toBeNull()
  const one = walked(two, { type: 'sent', id: 'a' }, { type: 'arrived', id: 'a', key: 'key-a' })
  expect(wrongWithPhotos(one.photos)).toMatch('wait')
  expect(wrongWithPhotos(walked(one, { type: 'arrived', id: 'b', key: 'key-b' }).photos)).toBeNull()
})

test('a photo that failed stays with its reason, and its next try takes the reason away', () => {
  const failed = walked(two, { type: 'failed', id: 'b', failure: 'b.jpg: too large' })
  expect(failed.photos.map(({ failure }) => failure)).toEqual([null, 'b.jpg: too large'])
  expect(wrongWithPhotos(failed.photos)).toMatch('failed')
  const again = walked(failed, { type: 'sent', id: 'b' }, { type: 'arrived', id: 'b', key: 'key-b' })
  expect(again.photos[1]).toMatchObject({ key: 'key-b', failure: null })
})

test('what happens to a photo that was removed on its way changes nothing', () => {
  const gone = walked(two, { type: 'sent', id: 'a' }, { type: 'dropped', ids: ['a'] })
  const late = walked(gone, { type: 'arrived', id: 'a', key: 'key-a' }, { type: 'failed', id: 'a', failure: 'late' })
  expect(late).toEqual(gone)
  expect(late.photos.map(({ id }) => id)).toEqual(['b'])
})
