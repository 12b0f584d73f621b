import type { HelpEntry } from '#contract/help/help.answers.ts'
import { type HelpTopic, helpTopics } from '#contract/help/help.constants.ts'
import { paths } from '#web/lib/paths.ts'

/** A topic of the help centre by its slug. */
export const topicOf = (slug: HelpTopic) => helpTopics.find((topic) => topic.slug === slug)!

/** The topic that an address names; null when it names none of ours. */
export const topicNamed = (asked: string | null): HelpTopic | null =>
  helpTopics.find((topic) => topic.slug === asked)?.slug ?? null

/** Everything on one topic. */
export const topicPath = (slug: HelpTopic): string => `${paths.help}?topic=${slug}`

/** Where an entry belongs, for who sees it among others. */
export const placeOf = ({ kind, topic }: Pick<HelpEntry, 'kind' | 'topic'>): string =>
  topic ? topicOf(topic).name : kind === 'policy' ? 'About this site' : 'Help centre'
