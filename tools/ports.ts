import { type AddressInfo, createServer, type Server } from 'node:net'

/** Another program listens on the port that was asked for. */
export class PortInUseError extends Error {
  constructor(port: number) {
    super(`port ${port} is taken by another program`)
  }
}

/** Lets a server listen; returns the port, which for 0 is a free one. Throws a PortInUseError. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) =>
      reject(error.code === 'EADDRINUSE' ? new PortInUseError(port) : error)
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      resolve((server.address() as AddressInfo).port)
    })
  })
}

/** How many ports above a taken one are tried before any other. */
const NEIGHBOURS = 20

async function probe(port: number, host: string): Promise<number> {
  const server = createServer()
  try {
    return await listen(server, port, host)
  } finally {
    server.close()
  }
}

/** Returns the preferred port if it is free now, else the next free one above it, else any. */
export async function freePort(preferred: number, host = '127.0.0.1'): Promise<number> {
  const last = preferred === 0 ? -1 : Math.min(preferred + NEIGHBOURS, 65_535)
  for (let port = preferred; port <= last; port += 1) {
    const found = await probe(port, host).catch(() => undefined)
    if (found !== undefined) return found
  }
  return probe(0, host)
}
