import type { Payload } from 'payload'

/** Payload packs every WebP anew with sharp. Ours are ready: that would cost seconds and quality. */
export async function withoutSharp<Result>(
  payload: Payload,
  work: () => Promise<Result>,
): Promise<Result> {
  const config: { sharp?: unknown } = payload.config
  const { sharp } = config
  config.sharp = undefined
  try {
    return await work()
  } finally {
    config.sharp = sharp
  }
}
