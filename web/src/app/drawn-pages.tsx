import type { LoadPage } from '#web/lib/lazy-page.tsx'
import { paths } from '#web/lib/paths.ts'
import { type PageRoute, page } from './page-route.tsx'

const drawn = (path: string, name: string, load: LoadPage): PageRoute => ({ ...page(path, load), name })

/** The pages that strangers land on. The edge draws them, so nothing that they show at first may depend on who looks. */
export const drawnPages: PageRoute[] = [
  drawn(paths.home, 'home', () => import('#web/pages/home/home.page.tsx')),
  drawn(paths.products, 'products', () => import('#web/pages/products/products.page.tsx')),
  drawn(paths.product(':productId'), 'product', () => import('#web/pages/product/product.page.tsx')),
  drawn(paths.categories, 'categories', () => import('#web/pages/categories/categories.page.tsx')),
  drawn(paths.category(':slug'), 'category', () => import('#web/pages/category/category.page.tsx')),
  drawn(
    paths.subcategory(':category', ':subcategory'),
    'subcategory',
    () => import('#web/pages/category/subcategory.page.tsx'),
  ),
  drawn(paths.seller(':username'), 'seller', () => import('#web/pages/seller/seller.page.tsx')),
  drawn(paths.help, 'help', () => import('#web/pages/help/help.page.tsx')),
  drawn(
    paths.calculator,
    'incubation-calculator',
    () => import('#web/pages/incubation-calculator/incubation-calculator.page.tsx'),
  ),
  drawn(paths.article(':slug'), 'help-article', () => import('#web/pages/help-article/help-article.page.tsx')),
  drawn(paths.services, 'services', () => import('#web/pages/services/services.page.tsx')),
  drawn(paths.sell, 'sell', () => import('#web/pages/sell/sell.page.tsx')),
  drawn(
    paths.featureRequests,
    'feature-requests',
    () => import('#web/pages/feature-requests/feature-requests.page.tsx'),
  ),
  drawn(paths.contact, 'contact', () => import('#web/pages/contact/contact.page.tsx')),
  drawn(paths.privacy, 'privacy', () => import('#web/pages/privacy/privacy.page.tsx')),
  drawn(paths.terms, 'terms', () => import('#web/pages/terms/terms.page.tsx')),
  drawn(paths.cookies, 'cookies', () => import('#web/pages/cookies/cookies.page.tsx')),
  drawn(paths.shipping, 'shipping', () => import('#web/pages/shipping/shipping.page.tsx')),
  drawn(paths.returns, 'returns', () => import('#web/pages/returns/returns.page.tsx')),
]
