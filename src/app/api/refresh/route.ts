import { refuseLargeBody } from '@/api/refuseLargeBody'
import { siteEnv } from '@/env'
import { invalidate } from '@/site/publishing'
import { readRefreshCall } from '@/site/refreshCall'

/**
 * Called by other instances and by background jobs, since Next invalidates cache entries only within a
 * request.
 */
export async function POST(request: Request) {
  const checked = await refuseLargeBody(request)
  if (checked instanceof Response) return checked
  const call: unknown = await checked.json().catch(() => null)
  const tags = readRefreshCall({ call, now: Date.now(), secret: siteEnv().PAYLOAD_SECRET })
  if (!tags) return new Response(null, { status: 403 })
  invalidate(tags)
  return new Response(null, { status: 204 })
}
