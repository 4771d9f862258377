import { en } from '@/i18n/en'
import { BOOKING_MAX_BYTES } from '@/rateLimit/limits'

const aBooking = { bytes: BOOKING_MAX_BYTES, message: en.booking.tooLarge }

export async function refuseLargeBody(
  request: Request,
  { bytes, message } = aBooking,
): Promise<Request | Response> {
  const declared = request.headers.get('content-length')
  // Node reads at most as many bytes as Content-Length says.
  if (declared) return Number(declared) > bytes ? tooLarge(message) : request
  if (!request.body) return request
  const body = await readUpTo(request, bytes)
  if (!body) return tooLarge(message)
  const { headers, method, signal, url } = request
  return new Request(url, { body, headers, method, signal })
}

async function readUpTo({ body }: Request, most: number) {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength
    if (bytes > most) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

function tooLarge(message: string) {
  const errors = [{ name: 'TooLarge', message }]
  return Response.json({ errors }, { status: 413 })
}
