import { getPayload } from 'payload'
import config from '@payload-config'
import { isDatabaseAnswering } from '@/api/outage'

const headers = { 'Cache-Control': 'no-store' }

export async function GET() {
  if (await isReady()) return Response.json({ status: 'ready' }, { headers })
  return Response.json(
    { status: 'not ready' },
    { headers: { ...headers, 'Retry-After': '5' }, status: 503 },
  )
}

const isReady = () => getPayload({ config }).then(isDatabaseAnswering, () => false)

export const dynamic = 'force-dynamic'
