import type { EventEmitter } from 'node:events'
import { oneLine } from './DatabaseError'

export function serverExit(instance: EventEmitter, server: string, complaint: () => string) {
  let expected = false
  const unexpected = new Promise<string>((resolve) => {
    instance.once('instanceClosed', (code: number | null, signal: string | null) => {
      const how = signal ?? `code ${code}`
      const line = `The database server (${server}) ended by itself (${how}). ${oneLine(complaint())}`
      if (!expected) resolve(line.trim())
    })
  })
  return {
    expect: () => (expected = true),
    onExit: (listener: (line: string) => void) => void unexpected.then(listener),
  }
}
