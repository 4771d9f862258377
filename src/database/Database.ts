export interface Database {
  uri: string
  /** For people: "MongoDB 8.2.6 (single-node replica set)", "mongo-java-server 1.47.0", "the server of DATABASE_URI". */
  server: string
  transactions: boolean
  /** Ends the server that was started here and leaves none behind; also after it died, and more than once. */
  stop(): Promise<void>
  /**
   * Calls the listener once, with one line for a person, when the server ends by itself (at once if it
   * has already); never because of stop(), and never for the server of DATABASE_URI.
   */
  onExit(listener: (line: string) => void): void
}

export interface DatabaseOptions {
  /** Where data is kept, for example `.data/db`; null: thrown away on stop. */
  folder: string | null
  /** Gets one line a step: what is done, and why it moved on. */
  report(line: string): void
}
