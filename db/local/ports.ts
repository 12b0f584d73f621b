import net from 'node:net'

const listens = (port: number, host: string) =>
  new Promise<number>((resolve, reject) => {
    const server = net.createServer().once('error', reject)
    server.listen(port, host, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : port))
    })
  })

/** A port of 127.0.0.1 that nobody listens on at the moment. */
export const freePort = (): Promise<number> => listens(0, '127.0.0.1')

/** Reads PORT, 8788 when it is not set. Throws in words when it is no port. */
export function wantedPort(): number {
  const given = process.env.PORT || '8788'
  const port = Number(given)
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a number from 1 to 65535, and it is "${given}".`)
  return port
}

/**
 * Throws in words when the port is taken, on either loopback: "localhost" may mean ::1 to a browser. It waits first
 * for as long as a copy that was killed needs to let go.
 */
export async function portMustBeFree(port: number, patienceMs = 3_000): Promise<void> {
  const deadline = Date.now() + patienceMs
  while (await isTaken(port)) {
    if (Date.now() > deadline)
      throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=${port + 1} npm start`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

async function isTaken(port: number): Promise<boolean> {
  const codes = await Promise.all(
    ['127.0.0.1', '::1'].map((host) =>
      listens(port, host).then(
        () => null,
        (error: NodeJS.ErrnoException) => error.code,
      ),
    ),
  )
  if (codes.includes('EACCES'))
    throw new Error(`Port ${port} needs more rights. Choose one above 1023: PORT=8788 npm start`)
  return codes.includes('EADDRINUSE')
}
