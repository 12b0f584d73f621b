import { AppError, invalid } from '#app/errors.ts'
import { uploadVariants } from '#contract/identity/uploads.ts'
import type { UploadFiles } from './upload.service.ts'

const known = ['file', ...Object.keys(uploadVariants)]

/** Reads the files of a multipart body. Throws `malformed_json` for a body that is none, `validation` for other fields. */
export const readUploadForm = async (request: Request): Promise<UploadFiles> => {
  const form = await request.formData().catch((error: unknown) => {
    if (error instanceof AppError) throw error
    throw new AppError('malformed_json', 'The body is not a valid form.')
  })
  const files: Record<string, File> = {}
  for (const [name, value] of form) {
    if (!known.includes(name)) throw invalid(name.replaceAll('\u0000', ''), 'Unknown field')
    if (!(value instanceof File)) throw invalid(name, 'Please choose a file')
    if (name in files) throw invalid(name, 'Please send one file')
    files[name] = value
  }
  const { file, ...variants } = files
  if (!file) throw invalid('file', 'Required')
  return { file, ...variants }
}
