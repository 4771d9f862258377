import { z } from 'zod'

// Restricted, so that a value cannot look like another log line.
const path = z
  .string()
  .max(300)
  .regex(/^\/[^?#\s]*$/)

const vital = z.strictObject({
  name: z.enum(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
  path,
  rating: z.enum(['good', 'needs-improvement', 'poor']).optional(),
  value: z.number().min(0).max(3_600_000),
})

const chunkError = z.strictObject({
  name: z.literal('chunk-error'),
  message: z.string().max(300),
  path,
})

const beaconSchema = z.discriminatedUnion('name', [vital, chunkError])

const MAX_BYTES = 2048

export async function readBeacon(request: Request) {
  const text = await readText(request)
  if (text === undefined) return undefined
  try {
    return beaconSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function readText({ body }: Request): Promise<string | undefined> {
  if (!body) return undefined
  const decoder = new TextDecoder()
  let [bytes, text] = [0, '']
  // Leaving the loop early cancels the rest of the stream.
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    bytes += part.byteLength
    if (bytes > MAX_BYTES) return undefined
    text += decoder.decode(part, { stream: true })
  }
  return text + decoder.decode()
}
