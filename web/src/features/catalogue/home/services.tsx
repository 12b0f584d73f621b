import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../components/ui/button.tsx'
import { ServiceKinds } from '../services/service-kinds.tsx'
import { HomeSection } from './section.tsx'

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
