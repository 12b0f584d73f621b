import type { FirstData } from '#contract/pages/drawing.ts'
import { fromJson, listOf } from '#web/lib/kept/json.ts'

const isPair = (value: unknown): value is FirstData =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0])

const readPairs = fromJson<FirstData[]>([], (value) => listOf(value, isPair))

/** What the edge sent with the page: `<script type="application/json" id="first-data">[[queryKey, data], …]</script>`. */
export const readFirstData = (): FirstData[] => readPairs(document.getElementById('first-data')?.textContent)
