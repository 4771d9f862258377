import { vi } from 'vitest'

/** What a module that only runs inside Next finds in a test; before it is imported. */
export function stubNextServer(headers: Record<string, string> = {}) {
  vi.doMock('server-only', () => ({}))
  vi.doMock('next/headers', () => ({ headers: () => Promise.resolve(new Headers(headers)) }))
}
