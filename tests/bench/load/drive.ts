interface Drive {
  inParallel: number
  /** How long to go on. */
  ms: number
  once(): Promise<void>
}

interface Driven {
  /** How long each took, in milliseconds. */
  durations: number[]
  seconds: number
}

/** Does `once` over and over, so many side by side, each after the one before it. */
export async function drive({ inParallel, ms, once }: Drive): Promise<Driven> {
  const durations: number[] = []
  const began = performance.now()
  const end = began + ms
  const lane = async () => {
    for (let start = began; start < end; start = performance.now()) {
      const from = performance.now()
      await once()
      durations.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: inParallel }, lane))
  return { durations, seconds: (performance.now() - began) / 1000 }
}
