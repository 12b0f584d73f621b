import { ButtonLink } from '#web/components/ui/button.tsx'
import { HomeSection } from '#web/components/ui/section.tsx'
import { ServiceKinds } from '#web/features/catalogue/services/service-kinds.tsx'
import { paths } from '#web/lib/paths.ts'

const all = (
  <ButtonLink to={paths.services} variant="secondary">
    View all services
  </ButtonLink>
)

export const Services = () => (
  <HomeSection id="services" title="Specialised services" action={all}>
    <ServiceKinds />
  </HomeSection>
)
