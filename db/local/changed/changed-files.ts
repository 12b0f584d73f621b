import { execFileSync } from 'node:child_process'
import { root } from '../state.ts'

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)

const commitOf = (name: string): string | undefined => {
  try {
    return git('rev-parse', '--verify', `${name}^{commit}`)[0]
  } catch {
    return undefined
  }
}

/** Where the branch left `main`; on `main` itself the commit before the last. */
const startOfWork = (): string => {
  const head = commitOf('HEAD')
  const main = commitOf('main') ?? commitOf('origin/main')
  const [left] = head && main && head !== main ? git('merge-base', head, main) : []
  // What was merged into main since, or a first commit: the last commit alone.
  return (left === head ? undefined : left) ?? commitOf('HEAD^') ?? 'HEAD'
}

/** Every file that was changed since the branch left `main`: committed, uncommitted and untracked; deleted ones too. */
export const changedFiles = (): string[] =>
  [
    ...new Set([
      ...git('-c', 'core.quotePath=false', 'diff', '--name-only', '--no-renames', startOfWork()),
      ...git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort()
