/** The pages that strangers land on, by the folder that each stands in: those that the edge draws (`web/src/app/drawn-pages.tsx`). */
export const landingPages = [
  ...['home', 'categories', 'category', 'products', 'product', 'seller', 'services', 'sell'],
  ...['help', 'help-article', 'incubation-calculator', 'privacy', 'terms', 'cookies', 'shipping', 'returns'],
  ...['feature-requests', 'contact'],
]
