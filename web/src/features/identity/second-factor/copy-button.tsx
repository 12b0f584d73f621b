import { Copy } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import { toast } from '#web/lib/toast.ts'

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'Copied', variant: 'success' })
  } catch {
    toast({ title: 'Not copied', description: 'Your browser does not allow it. Please write it down.' })
  }
}

/** Puts a text where the next paste takes it from. */
export const CopyButton = ({ text, words }: { text: string; words: string }) => (
  <Button variant="quiet" size="sm" onClick={() => copy(text)}>
    <Copy aria-hidden size={16} />
    {words}
  </Button>
)
