import { mostPhotos } from './message-rules.ts'

/** A photo on its way into a message; `key` once the server has it, `failure` in words when it did not get there. */
export type Photo = { id: string; file: File; preview: string; key: string | null; failure: string | null }

/** The photos of a message that is being written; `tooMany`: some that were chosen last were left out. */
export type PhotosState = { photos: Photo[]; tooMany: boolean }

export type PhotosEvent =
  | { type: 'chosen'; photos: Photo[]; tooMany: boolean }
  | { type: 'sent'; id: string }
  | { type: 'arrived'; id: string; key: string }
  | { type: 'failed'; id: string; failure: string }
  | { type: 'dropped'; ids: string[] }

export const noPhotos: PhotosState = { photos: [], tooMany: false }

export const isFull = ({ photos }: PhotosState): boolean => photos.length >= mostPhotos

/** The pictures among files that a message still has room for, and whether some are left out. */
export const fitting = ({ photos }: PhotosState, files: Iterable<File>): { taken: File[]; tooMany: boolean } => {
  const pictures = [...files].filter(({ type }) => type.startsWith('image/'))
  const taken = pictures.slice(0, mostPhotos - photos.length)
  return { taken, tooMany: taken.length < pictures.length }
}

const changed = (photos: Photo[], id: string, found: Partial<Photo>): Photo[] =>
  photos.map((photo) => (photo.id === id ? { ...photo, ...found } : photo))

/** The photos after something happened; what happens to one that was removed meanwhile changes nothing. */
export const photosAfter = (state: PhotosState, event: PhotosEvent): PhotosState => {
  switch (event.type) {
    case 'chosen':
      return { photos: [...state.photos, ...event.photos], tooMany: event.tooMany }
    case 'sent':
      return { ...state, photos: changed(state.photos, event.id, { failure: null }) }
    case 'arrived':
      return { ...state, photos: changed(state.photos, event.id, { key: event.key }) }
    case 'failed':
      return { ...state, photos: changed(state.photos, event.id, { failure: event.failure }) }
    case 'dropped':
      return { photos: state.photos.filter(({ id }) => !event.ids.includes(id)), tooMany: false }
  }
}

/** What keeps these photos from being sent now, or null. */
export const wrongWithPhotos = (photos: Photo[]): string | null => {
  if (photos.some(({ failure }) => failure)) return 'Try the failed photo again, or remove it.'
  return photos.some(({ key }) => !key) ? 'Please wait for your photos to upload.' : null
}
