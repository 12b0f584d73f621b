import { useEffect, useRef, useState } from 'react'
import { uploadFailure, uploadPicture } from '#web/features/identity/uploads/uploads.api.ts'
import { mostPhotos } from './message-rules.ts'

/** A photo on its way into a message; `key` once the server has it, `failure` in words when it did not get there. */
export type Photo = { id: string; file: File; preview: string; key: string | null; failure: string | null }

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
  const [photos, setPhotos] = useState<Photo[]>([])
  const [tooMany, setTooMany] = useState(false)
  useForgotten(photos)
  const change = (id: string, found: Partial<Photo>) =>
    setPhotos((before) => before.map((photo) => (photo.id === id ? { ...photo, ...found } : photo)))
  const upload = async ({ id, file }: Photo) => {
    change(id, { failure: null })
    try {
      change(id, { key: (await uploadPicture(file)).key })
    } catch (error) {
      change(id, { failure: uploadFailure(file, error) })
    }
  }
  const add = async (files: Iterable<File>) => {
    const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
    const taken = pictures.slice(0, mostPhotos - photos.length).map(begun)
    setTooMany(taken.length < pictures.length)
    setPhotos((before) => [...before, ...taken])
    // One after the other: drawing a picture's sizes takes what a phone has.
    for (const photo of taken) await upload(photo)
  }
  const drop = (gone: Photo[]) => {
    forget(gone)
    setTooMany(false)
    setPhotos((before) => before.filter((photo) => !gone.includes(photo)))
  }
  return {
    photos,
    tooMany,
    isFull: photos.length >= mostPhotos,
    add: (files: Iterable<File>) => void add(files),
    retry: (photo: Photo) => void upload(photo),
    remove: (photo: Photo) => drop([photo]),
    clear: () => drop(photos),
  }
}

export type Photos = ReturnType<typeof usePhotos>
