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

/** Returns the preferred port if it is free now, else any free one. */
export async function freePort(preferred: number, host = '127.0.0.1'): Promise<number> {
  const probe = createServer()
  try {
    return await listen(probe, preferred, host).catch(() => listen(probe, 0, host))
  } finally {
    probe.close()
  }
}
