import type { Socket } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

export interface Carried {
  delayMs: number
  /** Pending while nothing gets through. */
  open: Promise<unknown>
}

interface Carry {
  carried: Carried
  from: Socket
  /** Milliseconds for what comes now. */
  late(): number
  to: Socket
}

/** Hands on what one socket says to another, in order, when it is due and the line is open. */
export function carry({ carried, from, late, to }: Carry) {
  let before = Promise.resolve()
  from.on('data', (bytes: Buffer) => {
    const due = Date.now() + late()
    before = before.then(() => handOn(bytes, due))
  })
  from.on('end', () => void before.then(() => to.end()))

  async function handOn(bytes: Buffer, due: number) {
    const left = due - Date.now()
    if (left > 0) await delay(left)
    await carried.open
    if (to.writable) to.write(bytes)
  }
}
