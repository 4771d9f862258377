import { beaconSchema } from './beacon'

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
