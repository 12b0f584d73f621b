import { useState } from 'react'
import type { FactorWay } from '#contract/identity/factors/second-factor.constants.ts'
import { waysIn } from '#web/features/identity/confirm/confirm-identity.ts'

/**
 * The second step of a sign-in: `ways` are null until the server has asked for one, and again once it is given up. `orAsk`
 * sends, and takes that question as an answer; asked once more, it is the refusal of what was sent without.
 */
export const useSecondStep = () => {
  const [ways, setWays] = useState<FactorWay[] | null>(null)
  const [typesCode, setTypesCode] = useState(false)
  const orAsk = async (send: () => Promise<void>): Promise<void> => {
    try {
      await send()
    } catch (error) {
      const asked = waysIn(error, 'second_factor_required')
      if (!asked || ways) throw error
      setWays(asked)
    }
  }
  const giveUp = () => {
    setWays(null)
    setTypesCode(false)
  }
  return { ways, orAsk, typesCode, typeCode: () => setTypesCode(true), giveUp }
}
