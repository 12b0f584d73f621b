import { Component, type ReactNode } from 'react'
import { isChunkError } from '#web/lib/browser/chunk-reload.ts'
import { forgetFailedChunks } from '#web/lib/lazy-page.tsx'
import { Button } from '../button.tsx'
import { ErrorState } from './error-state.tsx'

type Props = {
  children: ReactNode
  /** Another one tries the children again. */
  resetKey?: string
  /** Names what stands here, such as "The chart", where it is less than the page; '' is not missed and says nothing. */
  part?: string
}
type State = { error: unknown; failedAt: string | null }

/**
 * Shows what failed in place of its children. A retry tries them again, and so does the connection when it is back and
 * their code was what did not come.
 */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey = '' }: Props, { error, failedAt }: State): Partial<State> | null {
    if (error === null) return null
    if (failedAt === null) return { failedAt: resetKey }
    return failedAt === resetKey ? null : { error: null, failedAt: null }
  }

  override componentDidMount() {
    addEventListener('online', this.retryFetch)
  }

  override componentDidCatch() {
    forgetFailedChunks()
  }

  override componentWillUnmount() {
    removeEventListener('online', this.retryFetch)
  }

  retry = () => this.setState({ error: null, failedAt: null })

  retryFetch = () => {
    if (isChunkError(this.state.error)) this.retry()
  }

  override render() {
    const { error } = this.state
    const { children, part } = this.props
    if (error === null) return children
    if (part === '') return null
    return part ? (
      <p role="alert" className="page py-2">
        {part} couldn’t be shown.{' '}
        <Button variant="quiet" size="sm" onClick={this.retry}>
          Try again
        </Button>
      </p>
    ) : (
      <div className="page py-16">
        <ErrorState title="This page couldn’t be shown" error={error} onRetry={this.retry} />
      </div>
    )
  }
}
