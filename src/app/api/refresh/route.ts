import { refuseLargeBody } from '@collections/Booking/refuseLargeBody'
import { revalidateTag } from 'next/cache'
import { readRefreshCall } from '@/domain/refreshCall'
import { siteEnv } from '@/env'

/** For work in the background, which runs outside of any request and so cannot clear pages itself. */
export async function POST(request: Request) {
  const checked = await refuseLargeBody(request)
  if (checked instanceof Response) return checked
  const call: unknown = await checked.json().catch(() => null)
  const tags = readRefreshCall({ call, now: Date.now(), secret: siteEnv().PAYLOAD_SECRET })
  if (!tags) return new Response(null, { status: 403 })
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return new Response(null, { status: 204 })
}
