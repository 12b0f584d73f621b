import { ArrowDownToLine, Printer } from 'lucide-react'
import { site } from '#contract/site.ts'
import { Button } from '#web/components/ui/button.tsx'
import { CopyButton } from './copy-button.tsx'

const asText = (codes: string[]): string =>
  [`Recovery codes for ${site.name}. Each works once.`, '', ...codes, ''].join('\n')

const download = (codes: string[]): void => {
  const url = URL.createObjectURL(new Blob([asText(codes)], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: 'hatchyard-recovery-codes.txt' }).click()
  URL.revokeObjectURL(url)
}

/** Codes that are shown this once, with the ways to keep them. */
export const RecoveryCodes = ({ codes, onKept }: { codes: string[]; onKept: () => void }) => (
  <div className="flex flex-col gap-5 pt-2">
    <p>
      They let you in when your app or your passkey is lost. <strong>You see them this once.</strong> Keep them where
      your password is not: on paper, or in a password manager.
    </p>
    <div data-print-only className="rounded-lg border border-straw bg-quiet p-4">
      <p className="mb-3 font-semibold text-sm">Recovery codes for {site.name}. Each works once.</p>
      <ul aria-label="Recovery codes" className="grid grid-cols-2 gap-x-6 gap-y-2 font-mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
    <div className="flex flex-wrap gap-2">
      <CopyButton text={asText(codes)} words="Copy" />
      <Button variant="quiet" size="sm" onClick={() => download(codes)}>
        <ArrowDownToLine aria-hidden size={16} />
        Download
      </Button>
      <Button variant="quiet" size="sm" onClick={() => print()}>
        <Printer aria-hidden size={16} />
        Print
      </Button>
    </div>
    <Button onClick={onKept}>I have kept them</Button>
  </div>
)
