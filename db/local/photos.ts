import path from 'node:path'
import { Miniflare } from 'miniflare'
import { compatibility } from './build.ts'
import { stateFolder } from './state.ts'

/** The bucket's name in wrangler.toml, under which the local store keeps it. */
export const bucketName = 'hatchyard-photos'

/** Where Pages and `wrangler pages dev` keep what their bindings store. */
export const persistFolder = (state: string): string => path.join(state, 'wrangler')

/** Where in it the pictures lie. */
export const photosFolder = (state: string): string => path.join(persistFolder(state), 'v3')

export type Photos = {
  /** As the binding PHOTOS: `bucket.put(key, bytes, { httpMetadata: { contentType } })`. */
  bucket: Awaited<ReturnType<Miniflare['getR2Bucket']>>
  close: () => Promise<void>
}

/**
 * Opens the local pictures that Pages serves from, for a seed to put files into. Close it before Pages
 * starts: two programs do not share the store.
 */
export async function openPhotos(state = stateFolder()): Promise<Photos> {
  const runtime = new Miniflare({
    cf: false,
    logRequests: false,
    resourcePersistencePath: photosFolder(state),
    workers: [
      {
        config: {
          name: 'photos',
          compatibilityDate: compatibility.date,
          manifest: {
            mainModule: 'index.js',
            modulesRoot: state,
            modules: { 'index.js': { type: 'esm', contents: 'export default {}' } },
          },
          env: { PHOTOS: { type: 'r2', name: bucketName } },
        },
      },
    ],
  })
  const bucket = await runtime.getR2Bucket('PHOTOS')
  return { bucket, close: () => runtime.dispose() }
}
