const boundary = '----hatchyard-test-form'
const encoder = new TextEncoder()

const headOf = (name: string, value: FormDataEntryValue): string => {
  const disposition = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`
  if (typeof value === 'string') return `${disposition}\r\n\r\n`
  const type = value.type || 'application/octet-stream'
  return `${disposition}; filename="${value.name}"\r\nContent-Type: ${type}\r\n\r\n`
}

/** A form as the bytes that a browser sends. Wrangler replaces the global FormData by one that `fetch` does not know. */
export async function encodeForm(form: FormData): Promise<{ body: Blob; type: string }> {
  const parts: BlobPart[] = []
  for (const [name, value] of form) {
    const content = typeof value === 'string' ? encoder.encode(value) : await value.arrayBuffer()
    parts.push(headOf(name, value), content, '\r\n')
  }
  parts.push(`--${boundary}--\r\n`)
  return { body: new Blob(parts), type: `multipart/form-data; boundary=${boundary}` }
}
