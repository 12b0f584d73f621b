import type { QueryKey } from '@tanstack/react-query'
import { fromJson, listOf } from '#web/lib/kept/json.ts'

const isPair = (value: unknown): value is [QueryKey, unknown] =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0])

const readPairs = fromJson<[QueryKey, unknown][]>([], (value) => listOf(value, isPair))

/** What the edge sent with the page: `<script type="application/json" id="first-data">[[queryKey, data], …]</script>`. */
export const readFirstData = (): [QueryKey, unknown][] => readPairs(document.getElementById('first-data')?.textContent)
