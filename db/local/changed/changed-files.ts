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

/** Where the branch left `main`; on `main` itself, or where there is none, the commit before the last. */
const startOfWork = (): string => {
  const [branch] = git('rev-parse', '--abbrev-ref', 'HEAD')
  const main = commitOf('main') ?? commitOf('origin/main')
  const [left] = branch !== 'main' && main ? git('merge-base', 'HEAD', main) : []
  return left ?? commitOf('HEAD^') ?? 'HEAD'
}

/** Every file that was changed since the branch left `main`: committed, uncommitted and untracked; deleted ones too. */
export const changedFiles = (): string[] =>
  [
    ...new Set([
      ...git('-c', 'core.quotePath=false', 'diff', '--name-only', '--no-renames', startOfWork()),
      ...git('-c', 'core.quotePath=false', 'ls-files', '--others', '--exclude-standard'),
    ]),
  ].sort()
