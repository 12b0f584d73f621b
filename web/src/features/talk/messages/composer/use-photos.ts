import { useEffect, useReducer, useRef } from 'react'
import { uploadFailure, uploadPicture } from '#web/features/identity/uploads/uploads.api.ts'
import { fitting, isFull, noPhotos, type Photo, photosAfter } from './photos.machine.ts'

const begun = (file: File): Photo => ({
  id: crypto.randomUUID(),
  file,
  preview: URL.createObjectURL(file),
  key: null,
  failure: null,
})

const forget = (photos: Photo[]): void => {
  for (const { preview } of photos) URL.revokeObjectURL(preview)
}

/** Frees the pictures of what was still to be sent when the page is left. */
const useForgotten = (photos: Photo[]): void => {
  const last = useRef(photos)
  useEffect(() => {
    last.current = photos
  }, [photos])
  useEffect(() => () => forget(last.current), [])
}

/** The photos of a message that is being written: each is uploaded as soon as it is chosen, and stays when it fails. */
export const usePhotos = () => {
  const [state, tell] = useReducer(photosAfter, noPhotos)
  const { photos, tooMany } = state
  useForgotten(photos)
  const upload = async ({ id, file }: Photo) => {
    tell({ type: 'sent', id })
    try {
      tell({ type: 'arrived', id, key: (await uploadPicture(file)).key })
    } catch (error) {
      tell({ type: 'failed', id, failure: uploadFailure(file, error) })
    }
  }
  const add = async (files: Iterable<File>) => {
    const { taken, tooMany } = fitting(state, files)
    const chosen = taken.map(begun)
    tell({ type: 'chosen', photos: chosen, tooMany })
    // One after the other: drawing a picture's sizes takes what a phone has.
    for (const photo of chosen) await upload(photo)
  }
  const drop = (gone: Photo[]) => {
    forget(gone)
    tell({ type: 'dropped', ids: gone.map(({ id }) => id) })
  }
  return {
    photos,
    tooMany,
    isFull: isFull(state),
    add: (files: Iterable<File>) => void add(files),
    retry: (photo: Photo) => void upload(photo),
    remove: (photo: Photo) => drop([photo]),
    clear: () => drop(photos),
  }
}

export type Photos = ReturnType<typeof usePhotos>
