import { useMutation } from '@tanstack/react-query'
import type { Upload } from '#contract/identity/uploads.answers.ts'
import { fetchJson } from '#web/lib/api/api-client.ts'
import { errorMessage, isApiError } from '#web/lib/api/api-error.ts'
import { uploadForm } from './draw-variants.ts'

/** Sends a picture with the variants that this browser draws. */
export const uploadPicture = async (file: File): Promise<Upload> =>
  fetchJson('/api/uploads', { method: 'POST', body: await uploadForm(file) })

/** Sends a picture, with the state of that. */
export const useUploadPicture = () => useMutation({ mutationFn: uploadPicture })

/** What to tell of a picture that did not get there. */
export const uploadFailure = (file: File, error: unknown): string => {
  const unreadable = error instanceof DOMException
  const why = unreadable ? 'your browser can’t open this photo. Try a JPEG or PNG.' : errorMessage(error)
  return isApiError(error) ? `${file.name}: ${error.detail ?? why}` : `${file.name}: ${why}`
}
