import { homeHead } from '../../../../functions/contract/page-heads.ts'
import { usePageHead } from '../../app/page-head.ts'
import { useIsMobile } from '../../lib/device.ts'
import { HomeDesktop } from './home.desktop.tsx'
import { HomeMobile } from './home.mobile.tsx'

export default function HomePage() {
  usePageHead(homeHead)
  return useIsMobile() ? <HomeMobile /> : <HomeDesktop />
}
