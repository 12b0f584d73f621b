import { ArrowDownToLine, Printer } from 'lucide-react'
import { useRef, useState } from 'react'
import { site } from '#contract/site.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Checkbox } from '#web/components/ui/forms/checkbox.tsx'
import { beginHere } from '#web/components/ui/use-modal.ts'
import { CopyButton } from './copy-button.tsx'

const asText = (codes: string[]): string =>
  [`Recovery codes for ${site.name}. Each works once.`, '', ...codes, ''].join('\n')

const download = (codes: string[]): void => {
  const url = URL.createObjectURL(new Blob([asText(codes)], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: 'hatchyard-recovery-codes.txt' }).click()
  URL.revokeObjectURL(url)
}

/** Codes that are shown this once, with the ways to keep them. */
export const RecoveryCodes = ({ codes, onSaved }: { codes: string[]; onSaved: () => void }) => (
  <div className="flex flex-col gap-5 pt-2">
    <p ref={beginHere} tabIndex={-1} className="outline-none">
      They let you in if you lose your phone or passkey. <strong>We can’t show them to you again.</strong> Keep them
      somewhere other than your password: on paper, or in a password manager.
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
    <Saved onSaved={onSaved} />
  </div>
)

/** The only way out, since a stray key or tap would lose the codes for good. */
const Saved = ({ onSaved }: { onSaved: () => void }) => {
  const [isSaved, setIsSaved] = useState(false)
  const [error, setError] = useState<string>()
  const box = useRef<HTMLInputElement>(null)
  const leave = () => {
    if (isSaved) return onSaved()
    setError('Please save the codes first, then tick this.')
    box.current?.focus()
  }
  const tick = (ticked: boolean) => {
    setIsSaved(ticked)
    setError(undefined)
  }
  return (
    <div className="flex flex-col gap-3 border-straw border-t pt-3">
      <Checkbox
        ref={box}
        label="I’ve saved them"
        error={error}
        checked={isSaved}
        onChange={({ target }) => tick(target.checked)}
      />
      <Button onClick={leave}>Done</Button>
    </div>
  )
}
