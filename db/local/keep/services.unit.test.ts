import { expect, test } from 'vitest'
import { fellSilent, startService } from './services.ts'

const start = (program: string, mostSilenceMs: number) =>
  startService({ name: 'The mill', args: ['-e', program], env: {}, prints: 'nothing', mostSilenceMs })

test('a program that hangs is ended, and its last words are known', async () => {
  const service = start('console.log(process.pid); setInterval(() => {}, 1000)', 2_000)
  expect(await service.gone).toBe(fellSilent)
  expect(isThere(Number(service.said()))).toBe(false)
})

test('a program that goes on speaking may take its time, and its own code is told', async () => {
  const speaks = `
    let words = 0
    setInterval(() => { console.log(++words); if (words === 30) process.exit(7) }, 100)`
  const service = start(speaks, 2_000)
  expect(await service.gone).toBe(7)
  expect(service.said().trimEnd().split('\n')).toHaveLength(30)
})

const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
