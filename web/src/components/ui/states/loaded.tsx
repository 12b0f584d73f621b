import type { ReactElement, ReactNode } from 'react'
import { isApiError } from '#web/lib/api/api-error.ts'
import { fieldsOf } from '#web/lib/kept/json.ts'
import { EmptyText } from '../section.tsx'
import { ErrorState } from './error-state.tsx'

type Reading<Data> = {
  data: Data | undefined
  error: unknown
  refetch: () => unknown
  /** Whether it waits for a connection. */
  isPaused?: boolean
}

/** What may have no rows: a list, or a page of one. */
type Rows = readonly unknown[] | { items: readonly unknown[] }

type Given<Data> = {
  /** The query whose answer is shown. */
  of: Reading<Data>
  /** What could not be read, as the title of its failure; or all that is shown of the failure. */
  failed: string | ReactElement
  /** What is shown of a failure with this status, such as that there is no such listing for 404. */
  instead?: Partial<Record<number, ReactElement>>
  /** Shows a failure also of what was read before, where what no longer holds would be wrong. */
  strict?: boolean
  /** In place of a list that has nothing in it. */
  empty?: Data extends Rows ? ReactElement : never
}

type Waiting<Data> = Given<Data> & { waiting: ReactElement; children: (data: Data) => ReactNode }

/** Without `waiting` the children draw their own skeletons, in the boxes of what will stand there. */
type InPlace<Data> = Given<Data> & { waiting?: undefined; children: (data: Data | undefined) => ReactNode }

const unconnected = 'You’re offline. This will load once you’re back online.'

const hasNoRows = (data: unknown): boolean => {
  const rows = Array.isArray(data) ? data : fieldsOf(data).items
  return Array.isArray(rows) && rows.length === 0
}

/** The failure of a query under its title, with the way to ask again. */
export const LoadFailed = ({ of, title }: { of: Reading<unknown>; title: string }) => (
  <ErrorState title={title} error={of.error} onRetry={() => void of.refetch()} />
)

/**
 * What there is to show of a query: that it failed, that it waits for a connection, that it is on its way, that there is nothing, or what was read. What
 * was read once stays, also when it fails to be read again, unless it is `strict`.
 */
export function Loaded<Data>(props: Waiting<Data>): ReactNode
export function Loaded<Data>(props: InPlace<Data>): ReactNode
export function Loaded<Data>(props: Given<Data> & Pick<InPlace<Data>, 'children'> & { waiting?: ReactElement }) {
  const { of, failed, instead, strict, empty, waiting, children } = props
  const { data, error } = of
  if (error && (strict || data === undefined)) {
    const other = isApiError(error) && instead?.[error.status]
    return other || (typeof failed === 'string' ? <LoadFailed of={of} title={failed} /> : failed)
  }
  if (data === undefined && of.isPaused) return <EmptyText>{unconnected}</EmptyText>
  if (empty && hasNoRows(data)) return empty
  return data === undefined && waiting ? waiting : children(data)
}
