import { limitBeacons } from '@/rateLimit/limitBeacons'
import { readBeacon } from '@/site/vitals/readBeacon'

export async function POST(request: Request) {
  const wait = await limitBeacons(request)
  if (wait > 0) {
    return new Response(null, { headers: { 'Retry-After': String(wait) }, status: 429 })
  }
  const beacon = await readBeacon(request)
  if (!beacon) return new Response(null, { status: 400 })
  console.info(JSON.stringify({ msg: 'beacon', at: new Date().toISOString(), ...beacon }))
  return new Response(null, { status: 204 })
}
