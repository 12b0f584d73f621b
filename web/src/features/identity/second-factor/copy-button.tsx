import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { toast } from '#web/lib/toast.ts'

const copiedMs = 2500

type CopyButtonProps = { text: string; words: string }

/** Puts a text where the next paste takes it from, and says for a moment that it did. */
export const CopyButton = ({ text, words }: CopyButtonProps) => {
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (copies === 0) return
    setIsCopied(true)
    const timer = setTimeout(() => setIsCopied(false), copiedMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopies(copies + 1)
    } catch {
      toast({ title: 'Not copied', description: 'Your browser doesn’t allow it. Please write it down.' })
    }
  }
  const Icon = isCopied ? Check : Copy
  return (
    <Button variant="quiet" size="sm" onClick={copy}>
      <Icon aria-hidden size={16} />
      <span aria-live="polite">{isCopied ? 'Copied' : words}</span>
    </Button>
  )
}
