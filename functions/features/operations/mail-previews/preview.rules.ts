import type { Mail } from '#integrations/mail/mail.ts'

/** What a mail is made from, with something else in it. */
export type Changed = <In>(input: In) => In

/** A mail as somebody might get it, or as `changed` would have it. */
export type Preview = (changed?: Changed) => Mail

/** Makes previews with these: of a mail and what it is made from. */
export const previewing =
  <With>(deps: With) =>
  <In>(mail: (deps: With, input: In) => Mail, input: NoInfer<In>): Preview =>
  (changed = (same) => same) =>
    mail(deps, changed(input))
