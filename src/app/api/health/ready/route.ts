import { isReady } from '@/site/reads/isReady'

const headers = { 'Cache-Control': 'no-store' }

export async function GET() {
  if (await isReady()) return Response.json({ status: 'ready' }, { headers })
  return Response.json(
    { status: 'not ready' },
    { headers: { ...headers, 'Retry-After': '5' }, status: 503 },
  )
}

export const dynamic = 'force-dynamic'
