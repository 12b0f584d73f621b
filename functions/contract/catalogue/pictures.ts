import { imageWidths } from '#contract/identity/uploads.constants.ts'

/** The spring yard behind the first words of the home page. */
export const heroPicture = '/pictures/spring-yard.webp'

/** How wide the first picture of a listing is shown: what is preloaded must be what is drawn. */
export const galleryPicture = { sizes: '(width < 768px) 100vw, (width < 1200px) 58vw, 680px' } as const

/** The widths that an uploaded picture is kept in, as the attribute; none for a picture of the site's own. */
export const pictureSet = (url: string): string | undefined => {
  if (!url.startsWith('/api/images/')) return undefined
  const [bare] = url.split('?')
  return imageWidths.map((width) => `${bare}?w=${width} ${width}w`).join(', ')
}

/** The link that fetches a picture before the script asks for it. */
export const preloadOf = (href: string, sizes: string) => {
  const srcset = pictureSet(href)
  return srcset ? { href, srcset, sizes } : { href }
}

/** How wide the picture on top of a shop's page is shown. */
export const shopBanner = { sizes: '(width < 1232px) 100vw, 1200px' }
