import { afterEach, describe, expect, it } from 'vitest'
import type { SellerListing } from '#contract/selling/listings.answers.ts'
import { nextTask } from '#web/lib/browser/next-task.ts'
import { askToSignIn, endAsking, expectUser } from '#web/lib/signed-out.ts'
import { emptyOption, listingForm } from '../listing-form.ts'
import { draft, editing, offline, refused } from './saver.test-data.ts'

afterEach(() => expectUser(null))

describe('a draft', () => {
  it('is saved once at a time: what was typed meanwhile follows in one, as it stands by then', async () => {
    const { change, type, save, status, kept } = editing(draft)
    type({ title: 'Blue mug' })
    const saves = [await save()]
    expect(status()).toEqual({ kind: 'saving' })
    for (const title of ['Blue mug, new', 'Blue mug, as new']) {
      type({ title })
      saves.push(await save())
    }
    expect(change.asked).toMatchObject([{ id: 'listing-1', version: 1, title: 'Blue mug' }])
    await change.answer({ ...draft, title: 'Blue mug', version: 2 })
    expect(change.asked).toMatchObject([{ version: 1 }, { version: 2, title: 'Blue mug, as new' }])
    await change.answer({ ...draft, title: 'Blue mug, as new', version: 3 })
    await Promise.all(saves.map(({ ended }) => ended))
    expect(change.asked).toHaveLength(2)
    expect(status()).toMatchObject({ kind: 'saved', waiting: [] })
    expect(kept()).toBeNull()
  })

  it('that could not be saved is kept with what it was based on, and goes whole with the next save', async () => {
    const { change, type, save, status, kept } = editing(draft)
    type({ title: 'Blue mug' })
    const { ended } = await save()
    type({ description: 'Holds half a pint.' })
    const next = await save()
    await change.fail(offline)
    await ended
    expect(change.asked).toMatchObject([
      { title: 'Blue mug', description: '' },
      { version: 1, title: 'Blue mug', description: 'Holds half a pint.' },
    ])
    await change.fail(offline)
    await next.ended
    expect(status()).toMatchObject({ kind: 'failed', again: 'soon' })
    expect(kept()).toMatchObject({
      values: { title: 'Blue mug', description: 'Holds half a pint.' },
      base: { title: 'Enamel mug', description: '' },
    })
    const again = await save()
    await change.answer({ ...draft, title: 'Blue mug', description: 'Holds half a pint.', version: 2 })
    await again.ended
    expect(status()).toMatchObject({ kind: 'saved' })
    expect(kept()).toBeNull()
  })

  it('that is refused stays in the form, which shows why', async () => {
    const { change, type, save, status, shown, kept } = editing(draft)
    type({ title: 'Blue mug' })
    await save()
    const why = refused(422, 'invalid')
    await change.fail(why)
    expect(shown).toEqual([why])
    expect(status()).toMatchObject({ kind: 'failed', again: 'when-changed' })
    expect(kept()?.values.title).toBe('Blue mug')
  })

  it('is kept for after a reload while a field is half typed, though all else is saved', async () => {
    const { change, type, save, status, values, kept } = editing(draft)
    type({ options: [...values().options, { ...emptyOption('Two'), price: '9.' }] })
    await save()
    await change.answer({ ...draft, version: 2 })
    expect(status()).toMatchObject({ kind: 'saved', waiting: ['Price of Two'] })
    expect(kept()?.values.options).toHaveLength(2)
  })

  it('keeps what was typed while it was saved: new options that were sent have their ids, the others none', async () => {
    const { change, type, save, status, values } = editing(draft)
    type({ options: [...values().options, { ...emptyOption('Two'), price: '12' }] })
    await save()
    type({ options: [...values().options, { ...emptyOption('Three'), price: '15' }] })
    const two = { id: 'option-2', label: 'Two', sku: null, pricePence: 1200, stock: 1, packCount: null }
    await change.answer({ ...draft, options: [...draft.options, two], version: 2 })
    expect(values().options.map(({ id, label }) => [id, label])).toEqual([
      ['option-1', 'One'],
      ['option-2', 'Two'],
      [null, 'Three'],
    ])
    expect(status()).toEqual({ kind: 'changed' })
  })

  it('is not sent while it is asked who is there, and as it stands once they are back', async () => {
    const { change, type, save, kept } = editing(draft)
    expectUser('gwen')
    askToSignIn()
    type({ title: 'Blue mug' })
    await save()
    expect(change.asked).toEqual([])
    expect(kept()?.values.title).toBe('Blue mug')
    endAsking(true)
    await save()
    expect(change.asked).toMatchObject([{ title: 'Blue mug' }])
  })
})

describe('a new draft', () => {
  const written = { title: 'Enamel mug', category: 'equipment' } as const
  const made: SellerListing = { ...draft, options: [] }

  it('whose answer was lost is made once: the same is sent again, then what was typed since', async () => {
    const { create, change, type, save, created, kept, status } = editing(null)
    type(written)
    await save()
    const { key } = create.asked[0]!
    expect(create.asked).toMatchObject([{ json: { title: 'Enamel mug' } }])
    // A reload before the answer knows of the try.
    expect(kept('new')?.attempt?.key).toBe(key)
    await create.fail(offline)
    expect(created).toEqual([])

    type({ title: 'Blue enamel mug' })
    const { ended } = await save()
    expect(create.asked).toMatchObject([{ key }, { key, json: { title: 'Enamel mug' } }])
    await create.answer(made)
    expect(created).toEqual(['listing-1'])
    expect(change.asked).toMatchObject([{ id: 'listing-1', version: 1, title: 'Blue enamel mug' }])
    expect([kept('new'), kept()?.values.title]).toEqual([null, 'Blue enamel mug'])
    await change.answer({ ...made, title: 'Blue enamel mug', version: 2 })
    await ended
    expect(status()).toMatchObject({ kind: 'saved' })
    expect([create.asked.length, change.asked.length, kept()]).toEqual([2, 1, null])
  })
})

describe('what is for sale', () => {
  const active: SellerListing = { ...draft, status: 'active' }

  it('is saved as a whole, and then stands in the form as the server has it', async () => {
    const { saver, change, type, save, values, status } = editing(active)
    type({ title: ' Blue mug ' })
    await save()
    expect(change.asked).toEqual([])
    const saved = saver.saveAll(listingForm.parse(values()))
    await nextTask()
    await change.answer({ ...active, title: 'Blue mug', version: 2 })
    expect(await saved).toBe(true)
    expect(values().title).toBe('Blue mug')
    expect(status()).toMatchObject({ kind: 'saved' })
  })

  it('keeps what was typed while it was saved, and says when it was not', async () => {
    const { saver, change, type, values, status } = editing(active)
    type({ title: 'Blue mug' })
    const first = saver.saveAll(listingForm.parse(values()))
    await nextTask()
    type({ title: 'Blue mug, new' })
    await change.answer({ ...active, title: 'Blue mug', version: 2 })
    expect(await first).toBe(true)
    expect([values().title, status()]).toEqual(['Blue mug, new', { kind: 'changed' }])
    const second = saver.saveAll(listingForm.parse(values()))
    await nextTask()
    await change.fail(offline)
    expect(await second).toBe(false)
    expect(status()).toMatchObject({ kind: 'failed', again: 'soon' })
  })
})

describe('two tabs', () => {
  const theirs: SellerListing = { ...draft, description: 'Holds half a pint.', version: 2 }

  it('the other version is read, mine is kept, and nothing is written until one of them counts', async () => {
    const { saver, change, read, type, save, status, shown, values, kept } = editing(draft)
    type({ title: 'Blue mug' })
    await save()
    await change.fail(refused(409, 'version_moved'))
    expect(read.asked).toEqual(['listing-1'])
    await read.answer(theirs)
    expect(status()).toMatchObject({ kind: 'failed', reason: 'It was changed elsewhere' })
    expect([values().title, kept()?.values.title, shown]).toEqual(['Blue mug', 'Blue mug', []])
    await save()
    expect(change.asked).toHaveLength(1)
    saver.load(theirs)
    expect([values().title, values().description, kept()]).toEqual(['Enamel mug', 'Holds half a pint.', null])
  })

  it('goes on as before where the other version cannot be read', async () => {
    const { change, read, type, save, status } = editing(draft)
    type({ title: 'Blue mug' })
    await save()
    await change.fail(refused(409, 'version_moved'))
    await read.fail(offline)
    expect(status()).toMatchObject({ kind: 'failed', again: 'soon' })
    await save()
    expect(change.asked).toHaveLength(2)
  })
})
