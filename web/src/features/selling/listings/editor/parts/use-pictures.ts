import { useState } from 'react'
import { listingLimits } from '#contract/catalogue/catalogue.constants.ts'
import { uploadFailure, uploadPicture } from '#web/features/identity/uploads/uploads.api.ts'
import { isSmall, type PictureValues } from '../listing-form.ts'

const { max } = listingLimits.images

type Pictures = { count: number; add: (picture: PictureValues) => void }
export type FailedPicture = { file: File; reason: string }

/** Uploads chosen files one after the other; each stands in the form as soon as it is there, each failure can be tried again. */
export const usePictures = ({ count, add }: Pictures) => {
  const [under, setUnder] = useState<{ done: number; all: number } | null>(null)
  const [failed, setFailed] = useState<FailedPicture[]>([])
  const [tooMany, setTooMany] = useState(false)

  const take = async (files: readonly File[]): Promise<void> => {
    const room = files.slice(0, max - count)
    setTooMany(files.length > room.length)
    setFailed((before) => before.filter(({ file }) => !room.includes(file)))
    for (const [done, file] of room.entries()) {
      setUnder({ done: done + 1, all: room.length })
      try {
        const picture = await uploadPicture(file)
        add({ key: picture.key, alt: '', isSmall: isSmall(picture) })
      } catch (error) {
        setFailed((before) => [...before, { file, reason: uploadFailure(file, error) }])
      }
    }
    setUnder(null)
  }
  const forget = (file: File): void => setFailed((before) => before.filter((failure) => failure.file !== file))
  return {
    under,
    failed,
    tooMany: tooMany ? `A listing has ${max} photos at most.` : undefined,
    take,
    forget,
    full: count >= max,
  }
}
