import 'server-only'
import { isDatabaseFault } from '@/domain/databaseFault'

/** More than there are reads; whoever makes up addresses fills no memory with them. */
const KEPT = 500

const kept = new Map<string, unknown>()

interface Read<Result> {
  /** Names the read and what it was asked for. */
  key: string
  read(): Promise<Result>
}

/** Remembers what a read answered. */
export async function remembered<Result>({ key, read }: Read<Result>): Promise<Result> {
  const result = await read()
  kept.delete(key)
  kept.set(key, result)
  const [oldest] = kept.keys()
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest)
  return result
}

/** What the same read answered the last time, where the database is why it fails now. */
export function lastRead<Result>(key: string, error: unknown): Result {
  if (!isDatabaseFault(error) || !kept.has(key)) throw error
  return kept.get(key) as Result
}
