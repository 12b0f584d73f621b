import http from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Stands in for the service of stolen passwords, with answers as it gives them: 'marans in march', whose SHA-1 is
 * 5F03540F23D0A51AA329219B8D638520E84AD5B6, was stolen 42 times; 'padding of eggs', 2132FD26CEFE946CDE52A57016EAABD9C48E2F0E,
 * stands there to fill up; and all others are nobody's. `behave` is how it answers, and `hungUpOn` how often whoever asked
 * did not wait until it said something.
 */
const ranges: Record<string, string[]> = {
  '5F035': [
    '003D68EB55068C33ACE09247EE4C639306B:3',
    '40F23D0A51AA329219B8D638520E84AD5B6:42',
    'FFF983A91443AE72BD98E59ADAB93B31974:2',
  ],
  '2132F': ['D26CEFE946CDE52A57016EAABD9C48E2F0E:0', '00D4F6E8FA6EECAD2A3AA415EEC418D38EC:2'],
}

type Behaviour = 'answers' | 'fails' | 'says nothing' | 'talks nonsense'

/** What came: the line of the request, its body, and whether it asked for padding. */
type Seen = { line: string; body: string; padding: string | undefined }

export const openRanges = async () => {
  const service = { behave: 'answers' as Behaviour, seen: [] as Seen[], hungUpOn: 0, url: '', close: async () => {} }
  const server = http.createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const padding = request.headers['add-padding']
    service.seen.push({ line: `${request.method} ${request.url}`, body, padding: padding?.toString() })
    if (service.behave === 'says nothing') {
      response.once('close', () => {
        service.hungUpOn += 1
      })
      return
    }
    if (service.behave === 'talks nonsense') return response.end('<html>:::\n\n40F23:many</html>')
    response.statusCode = service.behave === 'fails' ? 503 : 200
    const found = ranges[request.url?.split('/').at(-1) ?? ''] ?? ['0018A45C4D1DEF81644B54AB7F969B88D65:1']
    response.end(found.join('\r\n'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  service.close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return service
}
