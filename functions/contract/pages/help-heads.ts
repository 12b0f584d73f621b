import type { Article } from '#contract/help/help.answers.ts'
import { site } from '../site.ts'
import { type PageHead, sentence } from './page-heads.ts'

export const helpHead = (words: string): PageHead => ({
  title: words ? `Help with “${sentence(words, 60)}”` : 'Help centre',
  description: `How ${site.name} works, how eggs are posted, set and hatched, and how each kind of poultry is kept.`,
})

export const articleHead = ({ title, summary }: Pick<Article, 'title' | 'summary'>): PageHead => ({
  title,
  description: summary,
})

export const calculatorHead: PageHead = {
  title: 'Incubation calculator',
  description: 'When to candle, stop turning and expect the hatch, for chicken, duck, quail, goose and other eggs.',
}
