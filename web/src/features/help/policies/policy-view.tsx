import type { ReactNode } from 'react'
import type { Policy } from '#contract/help/policies/policy.ts'
import { Contents, ProsePage, ProseSection } from '#web/components/ui/prose.tsx'
import { usePageHead } from '#web/lib/browser/page-head.ts'

/** A policy as a page: title and date, a list of its sections, and its text. */
export const PolicyView = ({ policy, action }: { policy: Policy; action?: ReactNode }) => {
  const { title, description, lastUpdated, summary, sections } = policy
  usePageHead({ title, description })
  return (
    <ProsePage
      title={title}
      dated={lastUpdated && `Last updated: ${lastUpdated}`}
      summary={summary}
      action={action}
      contents={<Contents sections={sections} />}
    >
      {sections.map((section) => (
        <ProseSection key={section.anchor} section={section} />
      ))}
    </ProsePage>
  )
}
