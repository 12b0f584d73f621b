/**
 * Breaks a copy of the house on purpose, one mutant at a time, and tells whether the tests that have to notice do:
 * `npm run mutants`, or `npm run mutants -- money dates` for some of them. Fails under ninety in a hundred.
 */
import { allMutants } from './all.mutants.ts'
import type { Mutant } from './mutant.ts'
import { copyHouse, type Verdict } from './workshop.ts'

const leastKilled = 0.9

const asked = process.argv.slice(2)
const unknown = asked.filter((area) => !(area in allMutants))
if (unknown.length > 0) {
  console.error(`There are no mutants of ${unknown.join(', ')}: choose of ${Object.keys(allMutants).join(', ')}.`)
  process.exit(1)
}
const areas = Object.entries(allMutants).filter(([area]) => asked.length === 0 || asked.includes(area))

const house = copyHouse()
const verdicts: { area: string; mutant: Mutant; verdict: Verdict }[] = []
try {
  house.assertWhole(areas.flatMap(([, mutants]) => mutants))
  for (const [area, mutants] of areas) {
    for (const mutant of mutants) {
      const verdict = house.judge(mutant)
      verdicts.push({ area, mutant, verdict })
      console.log(`${verdict.padEnd(9)} ${area.padEnd(7)} ${mutant.name}`)
    }
  }
} finally {
  house.remove()
}

const count = (which: typeof verdicts, verdict: Verdict) => which.filter((one) => one.verdict === verdict).length
for (const [area] of areas) {
  const those = verdicts.filter((one) => one.area === area)
  console.log(`${area}: ${count(those, 'killed')} of ${those.length} killed`)
}
const faults = count(verdicts, 'fault')
const killed = count(verdicts, 'killed') / verdicts.length
console.log(`${(killed * 100).toFixed(1)} in a hundred of ${verdicts.length} killed, ${faults} not judged.`)
if (killed < leastKilled || faults > 0) process.exitCode = 1
