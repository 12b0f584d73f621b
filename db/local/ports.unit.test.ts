import net from 'node:net'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { freePort, portMustBeFree, wantedPort } from './ports.ts'

afterEach(() => vi.unstubAllEnvs())

const listenOn = (host: string, port: number) =>
  new Promise<net.Server>((resolve) => {
    const server = net.createServer().listen(port, host, () => resolve(server))
  })

describe('the port of npm start', () => {
  test('is refused in plain words, with another one, when somebody has it', async () => {
    const port = await freePort()
    const other = await listenOn('127.0.0.1', port)
    await expect(portMustBeFree(port, 0)).rejects.toThrow(`Port ${port} is taken.`)
    await expect(portMustBeFree(port, 0)).rejects.toThrow(`PORT=${port + 1} npm start`)
    other.close()
  })

  test('is waited for while a killed copy lets go of it', async () => {
    const port = await freePort()
    const other = await listenOn('127.0.0.1', port)
    const waiting = portMustBeFree(port)
    other.close()
    await expect(waiting).resolves.toBeUndefined()
  })

  test('is 8788 when nothing is said, and must be a port', () => {
    vi.stubEnv('PORT', '')
    expect(wantedPort()).toBe(8788)
    vi.stubEnv('PORT', 'eggs')
    expect(wantedPort).toThrow('PORT must be a number from 1 to 65535, and it is "eggs".')
  })
})
