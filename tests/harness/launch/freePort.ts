import { randomInt } from 'node:crypto'
import getPort from 'get-port'

/** Below the ports that Linux, macOS and Windows give to outgoing connections and to port 0. */
const range = [10_240, 32_768] as const

/**
 * A port that is free now, and that only another caller of this function could take before it is
 * used: a server that waits for its port while others start must not find one of them on it.
 */
export function freePort(): Promise<number> {
  return getPort({ port: Array.from({ length: 50 }, () => randomInt(...range)) })
}
