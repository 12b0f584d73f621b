import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListingPicture, Picture } from './picture.tsx'

const own = '/api/images/marans?w=320'
const eggs = '/pictures/hatching-eggs.webp'

type Shown = { src: string | null; fallback?: string; alt?: string }

/** What stands there: the picture's address, its text, and the words on it. */
const drawn = ({ alt = '', ...shown }: Shown, Drawn = ListingPicture) => {
  const html = renderToStaticMarkup(<Drawn {...shown} alt={alt} sizes="80px" />)
  return {
    src: /<img[^>]* src="([^"]*)"/.exec(html)?.[1],
    alt: /<img alt="([^"]*)"/.exec(html)?.[1],
    words: html.replace(/<[^>]*>/g, ''),
  }
}

test('a photo of the listing’s own is shown with its text, and nothing is said of it', () => {
  expect(drawn({ src: own, fallback: eggs, alt: 'A tray of brown eggs' })).toEqual({
    src: own,
    alt: 'A tray of brown eggs',
    words: '',
  })
  expect(drawn({ src: own })).toEqual({ src: own, alt: '', words: '' })
})

test('where a listing has no photo its category’s picture stands there, else the stock picture, and both say so', () => {
  const said = { alt: 'No photo yet', words: 'No photo yet' }
  expect(drawn({ src: null, fallback: eggs, alt: 'Marans eggs' })).toEqual({ src: eggs, ...said })
  expect(drawn({ src: null })).toEqual({ src: '/pictures/stock.webp', ...said })
})

test('a category’s picture that was given as the listing’s own, as old orders have it, is known for what it is', () => {
  expect(drawn({ src: eggs })).toEqual({ src: eggs, alt: 'No photo yet', words: 'No photo yet' })
})

test('a picture of something that nobody sells says nothing', () => {
  expect(drawn({ src: eggs }, Picture)).toEqual({ src: eggs, alt: '', words: '' })
  expect(drawn({ src: null }, Picture)).toEqual({ src: '/pictures/stock.webp', alt: '', words: '' })
})
