import { useState } from 'react'
import type { SellerListingRow } from '#contract/selling/listings.answers.ts'
import type { BulkResult } from '#contract/selling/listings-bulk.answers.ts'
import type { BulkAct } from '#contract/selling/listings-bulk.ts'
import { errorMessage } from '#web/lib/api/api-error.ts'
import { formatCount } from '#web/lib/format.ts'
import { toast } from '#web/lib/toast.ts'
import { useBulkAct } from './bulk.api.ts'
import { isForSale, mayBePublished } from './listing-words.ts'

type Row = Pick<SellerListingRow, 'id' | 'title' | 'status'>

const words: Record<BulkAct, { done: string; failed: string }> = {
  pause: { done: 'paused', failed: 'Not paused' },
  publish: { done: 'published', failed: 'Not published' },
  delete: { done: 'deleted', failed: 'Not deleted' },
}

const fits = (action: BulkAct, { status }: Row): boolean =>
  action === 'delete' || (action === 'pause' ? isForSale(status) : mayBePublished(status))

export type BulkActs = ReturnType<typeof useBulk>

/** Acts on the chosen listings that the act fits, says what came of it, and offers to undo a pause. */
export const useBulk = ({ onDone }: { onDone: () => void }) => {
  const { mutate, isPending, variables } = useBulkAct()
  const [failed, setFailed] = useState<BulkResult['failed']>([])
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())

  const tell = (action: BulkAct, { done, allowance }: BulkResult, rows: Row[]): void => {
    if (done.length === 0) return
    const undo = () =>
      run(
        'publish',
        rows.filter(({ id }) => done.includes(id)).map((row) => ({ ...row, status: 'paused' })),
      )
    toast({
      title: `${formatCount(done.length, ['listing', 'listings'])} ${words[action].done}`,
      ...(allowance && action === 'publish'
        ? { description: `${allowance.used} of ${allowance.limit} listings used this month.` }
        : {}),
      ...(action === 'pause' ? { action: { label: 'Undo', onSelect: undo } } : {}),
      variant: 'success',
    })
  }
  const run = (action: BulkAct, chosen: Row[]): void => {
    const rows = chosen.filter((row) => fits(action, row))
    setTitles(new Map(rows.map(({ id, title }) => [id, title])))
    setFailed([])
    mutate(
      { action, ids: rows.map(({ id }) => id) },
      {
        onSuccess: (result) => {
          tell(action, result, rows)
          setFailed(result.failed)
          onDone()
        },
        onError: (error) =>
          toast({ title: words[action].failed, description: errorMessage(error), variant: 'destructive' }),
      },
    )
  }
  return { run, pending: isPending ? (variables?.action ?? null) : null, failed, titles, forget: () => setFailed([]) }
}
