import { createServer } from 'node:http'
import { expect, it } from 'vitest'
import { freePort, listen, PortInUseError } from '../../../tools/ports.ts'

it('a port that is taken is named, and another one is found', async () => {
  const first = createServer()
  const port = await listen(first, 0, '127.0.0.1')
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(PortInUseError)
  await expect(listen(createServer(), port, '127.0.0.1')).rejects.toThrow(`port ${port} is taken`)
  // The next one, which a person finds by itself; another program may have taken that too.
  const other = await freePort(port)
  expect(other).toBeGreaterThan(port)
  expect(other).toBeLessThanOrEqual(port + 20)
  await new Promise(resolve => first.close(resolve))
  expect(await freePort(port)).toBe(port)
})
