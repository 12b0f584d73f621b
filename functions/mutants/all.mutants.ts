import { accessMutants } from './access.mutants.ts'
import { dateMutants } from './dates.mutants.ts'
import { factorMutants } from './factors.mutants.ts'
import { limitMutants } from './limits.mutants.ts'
import { moneyMutants } from './money.mutants.ts'
import { type Mutant, mutantsOf } from './mutant.ts'
import { stockMutants } from './stock.mutants.ts'

/** Every mutant, by what it is about. */
export const allMutants: Record<string, Mutant[]> = {
  money: mutantsOf(moneyMutants),
  stock: mutantsOf(stockMutants),
  access: mutantsOf(accessMutants),
  factors: mutantsOf(factorMutants),
  limits: mutantsOf(limitMutants),
  dates: mutantsOf(dateMutants),
}
