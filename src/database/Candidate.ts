import type { Mongod } from './Mongod'

export type Report = (line: string) => void

/** One place a server program may come from. */
export interface Candidate {
  /** Answers the program, or why there is none: one line, or null where nothing need be said. */
  find(report: Report): Promise<Mongod | string | null>
}
