import { refuseLargeBody } from '@/booking/create/refuseLargeBody'
import { readRefreshCall } from '@/site/refreshCall'
import { siteEnv } from '@/env'
import { clearPages } from '@/platform/pageCache'

/** For work in the background, which runs outside of any request and so cannot clear pages itself. */
export async function POST(request: Request) {
  const checked = await refuseLargeBody(request)
  if (checked instanceof Response) return checked
  const call: unknown = await checked.json().catch(() => null)
  const tags = readRefreshCall({ call, now: Date.now(), secret: siteEnv().PAYLOAD_SECRET })
  if (!tags) return new Response(null, { status: 403 })
  clearPages(tags)
  return new Response(null, { status: 204 })
}
