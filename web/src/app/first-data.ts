import type { QueryKey } from '@tanstack/react-query'

const isPair = (value: unknown): value is [QueryKey, unknown] =>
  Array.isArray(value) && value.length === 2 && Array.isArray(value[0])

/** What the edge sent with the page: `<script type="application/json" id="first-data">[[queryKey, data], …]</script>`. */
export const readFirstData = (): [QueryKey, unknown][] => {
  const text = document.getElementById('first-data')?.textContent
  if (!text) return []
  try {
    const pairs: unknown = JSON.parse(text)
    return Array.isArray(pairs) ? pairs.filter(isPair) : []
  } catch {
    return []
  }
}
