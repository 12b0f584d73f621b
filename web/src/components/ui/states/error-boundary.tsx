import { Component, type ReactNode } from 'react'
import { isChunkError } from '#web/lib/browser/chunk-reload.ts'
import { ErrorState } from './error-state.tsx'

type Props = { children: ReactNode; resetKey: string }
type State = { error: unknown; failedAt: string | null }

/** Shows what failed in place of its children; another address (`resetKey`) or a retry tries them again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { error: null, failedAt: null }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { error }
  }

  static getDerivedStateFromProps({ resetKey }: Props, { error, failedAt }: State): Partial<State> | null {
    if (error === null) return null
    if (failedAt === null) return { failedAt: resetKey }
    return failedAt === resetKey ? null : { error: null, failedAt: null }
  }

  // React remembers a chunk that failed, so only a reload gets it again.
  retry = () => {
    if (isChunkError(this.state.error)) location.reload()
    else this.setState({ error: null, failedAt: null })
  }

  override render() {
    const { error } = this.state
    if (error === null) return this.props.children
    return (
      <div className="page py-16">
        <ErrorState title="This page could not be shown" error={error} onRetry={this.retry} />
      </div>
    )
  }
}
