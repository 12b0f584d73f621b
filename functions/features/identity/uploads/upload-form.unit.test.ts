import { expect, test } from 'vitest'
import { readUploadForm } from './upload-form.rules.ts'

const read = (body: FormData) => readUploadForm(new Request('http://localhost/api/uploads', { method: 'POST', body }))

test('a form has one file of a name', async () => {
  const form = new FormData()
  form.append('file', new Blob(['one']), 'one.png')
  form.append('w320', new Blob(['small']), 'small.png')
  expect(Object.keys(await read(form))).toEqual(['file', 'w320'])
  form.append('file', new Blob(['two']), 'two.png')
  await expect(read(form)).rejects.toThrow('Please send one file')
})
