import { readBeacon } from '@/features/vitals/readBeacon'

/** One line of the log for each beacon; no cookie is looked at and no address written down. */
export async function POST(request: Request) {
  const beacon = await readBeacon(request)
  if (!beacon) return new Response(null, { status: 400 })
  console.info(JSON.stringify({ msg: 'beacon', at: new Date().toISOString(), ...beacon }))
  return new Response(null, { status: 204 })
}
