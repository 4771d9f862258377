/** In milliseconds; browsers give up after fifteen seconds. */
export const FORM_PATIENCE_MS = 8000

/** In milliseconds. */
const PATIENCE_MS = 1000

export async function inTime<Result>(
  work: Promise<Result>,
  patience: number = PATIENCE_MS,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooSlow = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('MongoDB is too slow')), patience)
  })
  return Promise.race([work, tooSlow]).finally(() => clearTimeout(timer))
}
