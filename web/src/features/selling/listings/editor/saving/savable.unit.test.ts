import { describe, expect, it } from 'vitest'
import { emptyOption, type ListingValues, listingValues } from '../listing-form.ts'
import { differences, mergeMine } from './merge.ts'
import { savable, snapshot } from './savable.ts'

const mug: ListingValues = {
  ...listingValues(null),
  title: 'Enamel mug',
  category: 'equipment',
  attributes: { brand: 'Falcon', condition: 'new', capacityEggs: '' },
  options: [{ ...emptyOption('One'), id: 'a', price: '9.00', stock: '5' }],
}

describe('what of a draft is saved while it is written', () => {
  it('is nothing before it has a title and a category', () => {
    expect(savable({ ...mug, title: 'Mug' }, null)).toBeNull()
    expect(savable({ ...mug, category: '' }, null)).toBeNull()
  })

  it('leaves out what is half typed, and names it', () => {
    const half = { ...emptyOption('Two'), price: '9.', stock: '1' }
    const wanted = savable(
      { ...mug, attributes: { ...mug.attributes, capacityEggs: '-4' }, options: [...mug.options, half] },
      null,
    )
    expect(wanted?.checked.options.map(({ label }) => label)).toEqual(['One'])
    expect(wanted?.checked.attributes.capacityEggs).toBe('')
    expect(wanted?.waiting).toEqual(['Price of Two', 'Holds'])
    expect(wanted?.optionKeys).toEqual([mug.options[0]!.key])
  })

  it('is told apart from what was saved by what a person sees alone', () => {
    const again = { ...mug, options: [{ ...mug.options[0]!, id: null, key: 'other' }] }
    expect(snapshot(again)).toBe(snapshot(mug))
    expect(snapshot({ ...mug, attributes: { condition: 'new', brand: 'Falcon' } })).toBe(snapshot(mug))
    expect(snapshot({ ...mug, title: 'Enamel mug.' })).not.toBe(snapshot(mug))
    const { options } = mug
    expect(snapshot({ ...mug, options: [...options, emptyOption()] })).toBe(snapshot(mug))
    expect(snapshot({ ...mug, options: [...options, emptyOption('Two')] })).not.toBe(snapshot(mug))
    expect(snapshot({ ...mug, options: [{ ...emptyOption(), id: 'a' }] })).not.toBe(snapshot({ ...mug, options: [] }))
  })
})

describe('two versions of one listing', () => {
  const changed = (more: Partial<ListingValues>, price?: string, stock?: string): ListingValues => ({
    ...mug,
    ...more,
    options: [{ ...mug.options[0]!, ...(price ? { price } : {}), ...(stock ? { stock } : {}) }],
  })

  it('become one: mine where I changed it, theirs elsewhere', () => {
    const mine = changed({ title: 'Blue mug' }, '10.00')
    const theirs = changed({ description: 'Holds half a pint.' }, undefined, '3')
    expect(mergeMine({ base: mug, mine, theirs })).toMatchObject({
      title: 'Blue mug',
      description: 'Holds half a pint.',
      options: [{ id: 'a', price: '10.00', stock: '3' }],
    })
  })

  it('keep an option that one of them added, and one that I changed and they took away', () => {
    const added = { ...emptyOption('New there'), id: 'b', price: '1' }
    const mine = changed({}, '10.00')
    const theirs = { ...mug, options: [added] }
    expect(mergeMine({ base: mug, mine, theirs }).options.map(({ id, label }) => [id, label])).toEqual([
      [null, 'One'],
      ['b', 'New there'],
    ])
    expect(mergeMine({ base: mug, mine: mug, theirs }).options.map(({ id }) => id)).toEqual(['b'])
  })

  it('are told apart field by field, in words', () => {
    const theirs = changed({ title: 'Blue mug', attributes: { ...mug.attributes, condition: 'used' } }, '10.00')
    expect(differences(mug, theirs)).toEqual([
      { label: 'Title', mine: 'Enamel mug', theirs: 'Blue mug' },
      { label: 'Condition', mine: 'new', theirs: 'used' },
      { label: 'Price of One', mine: '9.00', theirs: '10.00' },
    ])
  })
})
