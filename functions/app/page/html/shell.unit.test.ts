import { expect, test } from 'vitest'
import { parseEnv } from '#app/env.ts'
import { cutShell, readShell } from './shell.ts'

const files =
  '<script type="application/json" id="page-files">{"links":["</a.css>"],"scripts":{"home":["/h.js"]}}</script>'
const entry = '<script type="module" src="/a.js"></script>'
const built = `<head><!--head--><title>x</title><!--/head--><link></head><body><!--app--><div></div><!--/app-->${files}${entry}</body>`

test('what a build makes is cut where a page’s own is put in, and each build is known by itself', () => {
  const shell = cutShell(built)
  expect(shell).toEqual({
    build: expect.stringMatching(/^[\w-]{12}$/),
    beforeHead: '<head>',
    beforeApp: '<link></head><body>',
    afterApp: '</body>',
    scriptTags: entry,
    links: ['</a.css>'],
    scripts: { home: ['/h.js'] },
  })
  expect(cutShell(built.replace('/a.js', '/b.js')).build).not.toBe(shell.build)
})

test.each([
  ['its head', '<!--/head-->'],
  ['its app', '<!--app-->'],
  ['its scripts', entry],
])('a shell that has lost %s is none', (_what, lost) => {
  expect(() => cutShell(built.replace(lost, ''))).toThrow('index.html has lost its marks or its scripts')
})

test('the shell is asked for without conditions, once more where it does not come, and then kept', async () => {
  const asked: unknown[][] = []
  const answers: (Response | null)[] = []
  const ASSETS = {
    fetch: async (...what: unknown[]) => {
      asked.push(what)
      const answer = answers.shift()
      if (!answer) throw new Error('busy')
      return answer
    },
  }
  const env = parseEnv({
    ASSETS,
    ENVIRONMENT: 'local',
    PHOTOS: {},
    DATABASE_URL: 'postgres://nobody@localhost/nothing',
    SESSION_SECRETS: 'session-secret-of-the-tests-0123456789abcdef',
    HASH_SECRET: 'hash-secret-of-the-tests-0123456789abcdef',
  })
  const read = () => readShell(env, 'https://hatchyard.test')
  answers.push(new Response('', { status: 404 }), new Response('', { status: 404 }))
  expect(await read()).toBeNull()
  answers.push(null, new Response(built))
  expect(await read()).toMatchObject({ beforeHead: '<head>' })
  expect(await read()).toMatchObject({ beforeHead: '<head>' })
  expect(asked).toEqual(Array(4).fill(['https://hatchyard.test/']))
})
