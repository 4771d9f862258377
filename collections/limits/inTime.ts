const PATIENCE_MS = 1000

/** Nobody waits longer than that for a count. */
export async function inTime<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('MongoDB is too slow')), PATIENCE_MS)
  })
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer))
}
