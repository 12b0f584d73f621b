import { Card } from '../../components/ui/card.tsx'
import type { ProfileSection } from './profile-sections.tsx'

/** All sections below each other. */
export const ProfileMobile = ({ sections }: { sections: ProfileSection[] }) => (
  <div className="flex flex-col gap-4">
    {sections.map(({ id, title, Icon, content }) => (
      <Card key={id}>
        <section id={id} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} className="mb-4 flex items-center gap-2.5 text-xl">
            <Icon aria-hidden size={20} className="text-hedge" />
            {title}
          </h2>
          {content}
        </section>
      </Card>
    ))}
  </div>
)
