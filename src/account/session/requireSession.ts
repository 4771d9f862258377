import { redirect } from 'next/navigation'
import type { SanitizedConfig, TypedUser } from 'payload'
import { paths } from '@/paths'

interface Visit {
  config: SanitizedConfig
  query: Record<string, string | string[] | undefined>
  segments: string[]
  user: TypedUser | null
}

/** Redirects on the server, before any output. Payload redirects only in the browser. */
export function requireSession({ config, query, segments, user }: Visit) {
  if (!user && !isOpen(config, segments)) redirect(paths.login(addressOf(segments, query)))
}

function isOpen(config: SanitizedConfig, [first]: string[]): boolean {
  const { forgot, inactivity, logout, reset, unauthorized } = config.admin.routes
  return [forgot, inactivity, logout, reset, unauthorized].includes(`/${first}`)
}

function addressOf(segments: string[], query: Visit['query']): string | undefined {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      [value ?? []].flat().map((one): [string, string] => [key, one]),
    ),
  ).toString()
  if (segments.length === 0 && !search) return undefined
  return [paths.admin(), ...segments].join('/') + (search && `?${search}`)
}
