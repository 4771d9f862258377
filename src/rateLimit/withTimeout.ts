import pTimeout from 'p-timeout'

/** In milliseconds. Browsers wait for 15 seconds. */
export const FORM_PATIENCE_MS = 8000

/** Rejects when the database takes longer than `milliseconds`. The work continues. */
export const inTime = <Result>(work: Promise<Result>, milliseconds = 1000): Promise<Result> =>
  pTimeout(work, { milliseconds, message: 'MongoDB is too slow' })
