import { oneLine } from '../texts.ts'

const [fewest, most] = [2, 60]

/** What a shop is called: its keeper's choice, and not their own name unless they say so. */
export const shopNameField = oneLine('the name')
  .max(most, `Please keep this under ${most} characters`)
  .min(fewest, `Please enter at least ${fewest} characters`)
