import type { EventEmitter } from 'node:events'
import { oneLine } from './DatabaseError'

export function serverExit(instance: EventEmitter, server: string, complaint: () => string) {
  const listeners: ((line: string) => void)[] = []
  let expected = false
  let line: string | null = null
  instance.once('instanceClosed', (code: number | null, signal: string | null) => {
    if (expected) return
    line =
      `The database server (${server}) ended by itself (${signal ?? `code ${code}`}). ${oneLine(complaint())}`.trim()
    for (const listener of listeners) listener(line)
  })
  return {
    expect() {
      expected = true
    },
    onExit(listener: (line: string) => void) {
      if (line === null) listeners.push(listener)
      else listener(line)
    },
  }
}
