import type { Section } from '../../blocks.ts'

export type Policy = {
  path: string
  title: string
  /** One sentence for search engines. */
  description: string
  /** As the page shows it; null where no date is published. */
  lastUpdated: string | null
  /** What stands above the sections. */
  summary: string
  sections: readonly Section[]
}
