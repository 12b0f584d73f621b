import { homeHead } from '#contract/pages/page-heads.ts'
import { useIsMobile } from '#web/lib/browser/device.ts'
import { usePageHead } from '#web/lib/browser/page-head.ts'
import { HomeDesktop } from './home.desktop.tsx'
import { HomeMobile } from './home.mobile.tsx'

export default function HomePage() {
  usePageHead(homeHead)
  return useIsMobile() ? <HomeMobile /> : <HomeDesktop />
}
