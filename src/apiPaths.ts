import type { Day } from '@/time/days'

/** Of what answers with data. */

export const privacy = (act: 'erase' | 'export' | 'find') => `/api/privacy/${act}`
export const endSessions = (id: string) => `/api/users/${id}/sessions/end`
export const users = (action: string) => `/api/users/${action}`
export const document = ({ draft, id, slug }: { draft: boolean; id: string; slug: string }) =>
  `/api/${slug}/${id}?depth=0&draft=${draft}`
export const formToken = () => '/api/bookings/form-token'
export const dayLoad = (date: Day) => '/api/bookings/day-load' + search({ date })
export const retryEmails = (id: string) => `/api/bookings/${id}/emails/retry`
export const bookings = () => '/api/bookings?depth=0'
/** The version makes the address of a changed file a new one: browsers keep a picture for a year. */
export const pictureVersion = (updatedAt: string) => Date.parse(updatedAt).toString(36)
export const mediaFile = (filename: string, version?: string) =>
  `/api/media/file/${encodeURIComponent(filename)}` + search({ v: version })
export const refresh = () => '/api/refresh'
export const preview = (path: string) => '/preview' + search({ path })
export const previewEnd = (path: string) => '/preview/end' + search({ path })

export function search(query: object) {
  const filled = Object.entries(query).filter(([, value]) => Boolean(value)) as [string, string][]
  return filled.length ? `?${new URLSearchParams(filled)}` : ''
}
