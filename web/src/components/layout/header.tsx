import { useIsMobile } from '../../lib/device.ts'
import { DesktopHeader } from './desktop-header.tsx'
import { PhoneHeader } from './phone-header.tsx'

export const Header = () => (useIsMobile() ? <PhoneHeader /> : <DesktopHeader />)
