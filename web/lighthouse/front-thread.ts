import { parentPort, workerData } from 'node:worker_threads'
import { type FrontOptions, openFront } from './front.ts'

const options: FrontOptions = workerData
const { origin } = await openFront(options)
parentPort?.postMessage(origin)
