/**
 * What the shell may say to `npm start`, as the README's table has it. What is not among it stands fixed here, so that a
 * `DATABASE_URL` or a key to send mails that lies in somebody's shell is left alone by the demo.
 */
const fromShell = [
  'SESSION_SECRETS',
  'HASH_SECRET',
  'OLD_HASH_SECRETS',
  'PWNED_PASSWORDS_URL',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'OPENAI_MODEL',
  'ASSISTANT_DAILY_PENCE',
  'ASSISTANT_INPUT_PENCE',
  'ASSISTANT_OUTPUT_PENCE',
  'ASSISTANT_TIMEOUT_MS',
  'SITE_ORIGIN',
  'BUILD_ID',
  'RATE_LIMITS',
  'SITE_FIGURES',
  'PASSWORD_HASHES',
  'CLOCK',
  'DATABASE_TIMEOUT_MS',
  'PAGE_PATIENCE_MS',
] as const

/** The settings that a shell gives, by their names; one that is empty counts as not given. */
export const settingsOfShell = (shell: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  Object.fromEntries(fromShell.flatMap((name) => (shell[name] ? [[name, shell[name]]] : [])))
