import { useState } from 'react'
import { listingLimits } from '../../../../../functions/contract/catalogue.constants.ts'
import { uploadFailure, uploadPicture } from '../../uploads/uploads.api.ts'

const { max } = listingLimits.images

type Pictures = { count: number; add: (picture: { key: string; alt: string }) => void }

/** Uploads chosen files one after the other; each stands in the form as soon as it is there. */
export const usePictures = ({ count, add }: Pictures) => {
  const [under, setUnder] = useState<{ done: number; all: number } | null>(null)
  const [failures, setFailures] = useState<string[]>([])
  const take = async (chosen: FileList | null): Promise<void> => {
    const files = [...(chosen ?? [])]
    const room = files.slice(0, max - count)
    setFailures(files.length > room.length ? [`A listing has ${max} pictures at most.`] : [])
    for (const [done, file] of room.entries()) {
      setUnder({ done: done + 1, all: room.length })
      try {
        add({ key: (await uploadPicture(file)).key, alt: '' })
      } catch (error) {
        setFailures((before) => [...before, uploadFailure(file, error)])
      }
    }
    setUnder(null)
  }
  return { under, failures, take, full: count >= max }
}
