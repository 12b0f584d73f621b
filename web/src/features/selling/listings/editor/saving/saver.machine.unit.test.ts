import { describe, expect, it } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { emptyOption, type ListingValues, listingForm, listingValues } from '../listing-form.ts'
import { mergeMine } from './merge.ts'
import {
  copyOf,
  draftWrite,
  fullWrite,
  isAllSaved,
  isMoved,
  isUnsavedIn,
  newOptionIds,
  type SaverEvent,
  type SaverState,
  saverAfter,
  saverBefore,
  type Write,
} from './saver.machine.ts'
import { draft, offline, refused } from './saver.test-data.ts'

const typed = (more: Partial<ListingValues> = {}): ListingValues => ({ ...listingValues(draft), ...more })
const firstTyped: ListingValues = { ...listingValues(null), title: 'Enamel mug', category: 'equipment' }

const at = new Date('2026-06-09T09:00:00.000Z')

const walked = (state: SaverState, ...events: SaverEvent[]): SaverState => events.reduce(saverAfter, state)
const sending = (state: SaverState, write: Write | null): SaverState =>
  walked(state, { type: 'sent', attempt: write?.kind === 'create' ? write.attempt : state.attempt })
const savedBy = (state: SaverState, write: Write | null, listing: SellerListing): SaverState => {
  if (!write) throw new Error('Nothing was sent')
  const { sent, waiting } = write
  return walked(state, { type: 'saved', listing, sent, waiting }, { type: 'done', at, values: sent })
}

describe('a new draft', () => {
  it('is made once there is something to make, and is then all saved', () => {
    const before = saverBefore(null)
    expect(draftWrite(before, { values: listingValues(null), key: 'k1' })).toBeNull()
    const write = draftWrite(before, { values: firstTyped, key: 'k1' })
    expect(write).toMatchObject({ kind: 'create', attempt: { key: 'k1', input: { title: 'Enamel mug' } } })
    const sent = sending(before, write)
    expect(sent.status).toEqual({ kind: 'saving' })
    // What came of it is not known before the answer.
    expect(isAllSaved(sent, firstTyped)).toBe(false)
    const saved = savedBy(sent, write, draft)
    expect(saved).toMatchObject({ base: draft, attempt: null, status: { kind: 'saved', at, waiting: [] } })
    expect(isAllSaved(saved, firstTyped)).toBe(true)
    expect(draftWrite(saved, { values: firstTyped, key: 'k2' })).toBeNull()
  })

  it('whose answer was lost is sent again as it was; what was typed since follows as a change', () => {
    const before = saverBefore(null)
    const first = draftWrite(before, { values: firstTyped, key: 'k1' })
    const lost = walked(sending(before, first), { type: 'failed', error: offline })
    expect(lost.status).toMatchObject({ kind: 'failed', again: 'soon' })
    // Even when nothing was typed since.
    expect(draftWrite(lost, { values: firstTyped, key: 'k2' })).toMatchObject({ attempt: { key: 'k1' } })

    const longer = { ...firstTyped, title: 'Blue enamel mug' }
    const again = draftWrite(lost, { values: longer, key: 'k3' })
    expect(again).toMatchObject({ kind: 'create', attempt: { key: 'k1', input: { title: 'Enamel mug' } } })
    const made = savedBy(sending(lost, again), again, draft)
    expect(isUnsavedIn(made, longer)).toBe(true)
    expect(draftWrite(made, { values: longer, key: 'k4' })).toMatchObject({
      kind: 'change',
      change: { id: 'listing-1', version: 1, title: 'Blue enamel mug' },
    })
  })

  it('that a fault of ours may have made keeps its key, one that was refused begins anew', () => {
    const before = saverBefore(null)
    const first = draftWrite(before, { values: firstTyped, key: 'k1' })
    const broken = walked(sending(before, first), { type: 'failed', error: refused(502, 'unavailable') })
    expect(draftWrite(broken, { values: firstTyped, key: 'k2' })).toMatchObject({ attempt: { key: 'k1' } })
    const wrong = walked(sending(before, first), { type: 'failed', error: refused(422, 'invalid') })
    expect(wrong).toMatchObject({ attempt: null, status: { kind: 'failed', again: 'when-changed' } })
    expect(draftWrite(wrong, { values: firstTyped, key: 'k2' })).toMatchObject({ attempt: { key: 'k2' } })
  })

  it('whose answer was lost before a reload goes on under its old key', () => {
    const first = draftWrite(saverBefore(null), { values: firstTyped, key: 'k1' })
    if (first?.kind !== 'create') throw new Error('It was not sent')
    const reloaded = walked(saverBefore(null), { type: 'resumed', attempt: first.attempt })
    expect(isAllSaved(reloaded, listingValues(null))).toBe(false)
    expect(draftWrite(reloaded, { values: firstTyped, key: 'k2' })).toMatchObject({ attempt: { key: 'k1' } })
  })
})

describe('a draft that is written', () => {
  it('saves what is right, says what waits, and is not all saved until that is right too', () => {
    const half = { ...emptyOption('Two'), price: '9.', stock: '1' }
    const values = typed({ options: [...typed().options, half] })
    const write = draftWrite(saverBefore(draft), { values, key: 'k1' })
    expect(write).toMatchObject({ kind: 'change', change: { id: 'listing-1', options: [{ id: 'option-1' }] } })
    expect(write?.optionKeys).toEqual(['option-1'])
    const saved = savedBy(sending(saverBefore(draft), write), write, { ...draft, version: 2 })
    expect(saved.status).toMatchObject({ kind: 'saved', waiting: ['Price of Two'] })
    // Nothing more to send, and yet kept for after a reload.
    expect(draftWrite(saved, { values, key: 'k2' })).toBeNull()
    expect(isAllSaved(saved, values)).toBe(false)
  })

  it('is saved as it was sent: what was typed meanwhile is not saved', () => {
    const write = draftWrite(saverBefore(draft), { values: typed({ title: 'Blue mug' }), key: 'k1' })
    const saved = savedBy(sending(saverBefore(draft), write), write, { ...draft, title: 'Blue mug', version: 2 })
    expect(isUnsavedIn(saved, typed({ title: 'Blue mug' }))).toBe(false)
    const next = draftWrite(saved, { values: typed({ title: 'Blue mug, new' }), key: 'k2' })
    expect(next).toMatchObject({ change: { version: 2, title: 'Blue mug, new' } })
  })

  it('is not said to be saved while more was typed than was sent, even when something waits', () => {
    const half = { ...emptyOption('Two'), price: '9.', stock: '1' }
    const values = typed({ options: [...typed().options, half] })
    const write = draftWrite(saverBefore(draft), { values, key: 'k1' })
    if (!write) throw new Error('Nothing was sent')
    const written = walked(sending(saverBefore(draft), write), {
      type: 'saved',
      listing: draft,
      sent: write.sent,
      waiting: write.waiting,
    })
    const done = walked(written, { type: 'done', at, values: { ...values, description: 'Blue' } })
    expect(done.status).toEqual({ kind: 'changed' })
  })

  it('is kept for after a reload with what it was based on, until the server has all of it', () => {
    expect(copyOf(saverBefore(draft), typed())).toBeNull()
    const values = typed({ title: 'Blue mug' })
    const failed = walked(saverBefore(draft), { type: 'sent', attempt: null }, { type: 'failed', error: offline })
    expect(copyOf(failed, values)).toEqual({ values, base: listingValues(draft), attempt: null })
    const write = draftWrite(failed, { values, key: 'k1' })
    expect(copyOf(savedBy(failed, write, { ...draft, title: 'Blue mug', version: 2 }), values)).toBeNull()
  })

  it('gives each row that it made its id, wherever that stands by now, and no other', () => {
    const [known, two, three] = [...typed().options, emptyOption('Two'), emptyOption('Three')] as const
    const saved = { options: [...draft.options, { ...draft.options[0]!, id: 'option-2', label: 'Two' }] }
    const write = { optionKeys: ['option-1', two!.key] }
    expect(newOptionIds([three!, known!, two!], write, saved)).toEqual([{ index: 2, id: 'option-2' }])
  })

  it('waits for the session that ended, and says so', () => {
    const ended = walked(
      saverBefore(draft),
      { type: 'typed' },
      { type: 'failed', error: refused(401, 'unauthenticated') },
    )
    expect(ended.status).toMatchObject({ kind: 'failed', again: 'when-signed-in' })
  })
})

describe('what is for sale', () => {
  const active: SellerListing = { ...draft, status: 'active' }

  it('is saved as a whole, when asked, and never by itself', () => {
    const values = typed({ title: 'Blue mug' })
    expect(draftWrite(saverBefore(active), { values, key: 'k1' })).toBeNull()
    const write = fullWrite(saverBefore(active), { checked: listingForm.parse(values), values })
    expect(write).toMatchObject({ kind: 'change', change: { version: 1, title: 'Blue mug' }, waiting: [] })
    expect(fullWrite(saverBefore(null), { checked: listingForm.parse(values), values })).toBeNull()
  })
})

describe('two tabs', () => {
  const theirs: SellerListing = { ...draft, description: 'Holds half a pint.', version: 2 }
  const mine = typed({ title: 'Blue mug' })
  const moved = walked(saverBefore(draft), { type: 'typed' }, { type: 'sent', attempt: null }, { type: 'moved' })

  it('are told apart from other failures by the code of the answer', () => {
    expect(isMoved(refused(409, 'version_moved'))).toBe(true)
    expect(isMoved(refused(409, 'taken'))).toBe(false)
    expect(isMoved(offline)).toBe(false)
  })

  it('write nothing from when the other one is known of until one of the two counts', () => {
    expect(draftWrite(moved, { values: mine, key: 'k1' })).toBeNull()
    const found = walked(moved, { type: 'found', theirs })
    expect(found).toMatchObject({ theirs, status: { kind: 'failed', reason: 'It was changed elsewhere' } })
    expect(draftWrite(found, { values: mine, key: 'k1' })).toBeNull()
    expect(fullWrite(found, { checked: listingForm.parse(mine), values: mine })).toBeNull()
  })

  it('mine counts: it is put over theirs and saved on their version', () => {
    const found = walked(moved, { type: 'found', theirs })
    const chosen = walked(found, { type: 'loaded', listing: theirs })
    expect(chosen).toMatchObject({ base: theirs, moved: false, theirs: null })
    const values = mergeMine({ base: listingValues(draft), mine, theirs: listingValues(theirs) })
    expect(draftWrite(chosen, { values, key: 'k1' })).toMatchObject({
      change: { version: 2, title: 'Blue mug', description: 'Holds half a pint.' },
    })
  })

  it('theirs counts: there is nothing to save', () => {
    const chosen = walked(moved, { type: 'found', theirs }, { type: 'loaded', listing: theirs }, { type: 'rested' })
    expect(chosen.status).toEqual({ kind: 'idle' })
    expect(isAllSaved(chosen, listingValues(theirs))).toBe(true)
  })

  it('go on as before when the other version cannot be read', () => {
    const unread = walked(moved, { type: 'not found', error: offline })
    expect(unread).toMatchObject({ moved: false, theirs: null, status: { kind: 'failed', again: 'soon' } })
    expect(draftWrite(unread, { values: mine, key: 'k1' })).toMatchObject({ change: { version: 1 } })
  })
})
