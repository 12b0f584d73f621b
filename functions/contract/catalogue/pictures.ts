import { imageWidths } from '#contract/identity/uploads.constants.ts'

/** The mean colours of the site's own pictures, for their boxes while they are fetched. */
export type PictureTone = 'meadow' | 'linen' | 'bark'
type Drawn = { widths: readonly number[]; tone: PictureTone }

const tile = (tone: PictureTone): Drawn => ({ widths: [320, 480, 800], tone })

/** The site's own pictures by name: the widths in pixels that each has as AVIF; as WebP it has the widest alone. */
export const drawnPictures: ReadonlyMap<string, Drawn> = new Map<string, Drawn>([
  ['spring-yard', { widths: [640, 960, 1280, 1600], tone: 'meadow' }],
  ['auth-side', { widths: [480, 900], tone: 'linen' }],
  ['empty-nest', { widths: [480, 800, 1200], tone: 'bark' }],
  ['hatching-eggs', tile('meadow')],
  ['live-birds', tile('linen')],
  ['equipment', tile('linen')],
  ['supplies', tile('bark')],
  ['services', tile('bark')],
  ['merchandise', tile('linen')],
  ['service-veterinary', tile('linen')],
  ['service-pest-control', tile('bark')],
  ['service-packaging', tile('meadow')],
  ['service-transport', tile('meadow')],
  ['stock', tile('linen')],
])

const nameOf = (url: string): string => /^\/pictures\/([a-z-]+)\.webp$/.exec(url)?.[1] ?? ''

/** The mean colour of a picture of the site's own; none of others. */
export const toneOf = (url: string): PictureTone | undefined => drawnPictures.get(nameOf(url))?.tone

const avifOf = (name: string, width: number): string => `/pictures/${name}-${width}.avif`

/** The widths of a picture of the site's own as AVIF, as the attribute; none of others. */
export const avifSet = (url: string): string | undefined => {
  const name = nameOf(url)
  return drawnPictures
    .get(name)
    ?.widths.map((width) => `${avifOf(name, width)} ${width}w`)
    .join(', ')
}

/** Whether a picture was uploaded: any other is the site's own, which stands in for one that is missing. */
export const isUploaded = (url: string): boolean => url.startsWith('/api/images/')

/** The widths that an uploaded picture is kept in, as the attribute; none for a picture of the site's own. */
export const pictureSet = (url: string): string | undefined => {
  if (!isUploaded(url)) return undefined
  const [bare] = url.split('?')
  return imageWidths.map((width) => `${bare}?w=${width} ${width}w`).join(', ')
}

/** The spring yard behind the first words of the home page, and how wide it is shown: what is preloaded must be what is drawn. */
export const heroPicture = {
  url: '/pictures/spring-yard.webp',
  sizes: '(width < 768px) 100vw, (width < 1200px) calc(50vw - 44px), 556px',
} as const

/** How wide the first picture of a listing is shown. */
export const galleryPicture = { sizes: '(width < 768px) 100vw, (width < 1200px) 58vw, 680px' } as const

/** How wide the picture on top of a shop's page is shown. */
export const shopBanner = {
  sizes: '(width < 768px) calc(100vw - 32px), (width < 1200px) calc(100vw - 48px), 1152px',
} as const

/** The link that fetches a picture before the script asks for it: the very file that the page will show. */
export const preloadOf = (href: string, sizes: string) => {
  const [avif, widths] = [avifSet(href), drawnPictures.get(nameOf(href))?.widths]
  if (avif && widths)
    return { href: avifOf(nameOf(href), Math.max(...widths)), type: 'image/avif', srcset: avif, sizes }
  const srcset = pictureSet(href)
  return srcset ? { href, srcset, sizes } : { href }
}
