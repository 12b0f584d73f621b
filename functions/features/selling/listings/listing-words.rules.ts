/** What stands in an address for a title: small letters, digits and hyphens. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'listing'

type Kind = { category: string; subcategory: string | null; breed: { name: string; synonyms: string[] } | null }

/** Words that a search finds beside title and description. */
export const keywordsOf = ({ category, subcategory, breed }: Kind): string =>
  [breed?.name, ...(breed?.synonyms ?? []), category, subcategory].filter(Boolean).join(' ')
