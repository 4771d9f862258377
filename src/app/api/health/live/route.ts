/** The process answers. Whether it can do its work is told by /api/health/ready. */
export function GET() {
  return Response.json({ status: 'live' }, { headers: { 'Cache-Control': 'no-store' } })
}

export const dynamic = 'force-dynamic'
