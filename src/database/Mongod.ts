/** A server program that mongodb-memory-server can run. */
export interface Mongod {
  binary: string
  /** As in Database. */
  server: string
  /** Where the program was found, for the line that says why it was left. */
  origin: string
  /** The folder of its data inside Database's: two programs never open each other's files. */
  store: 'mongod' | 'mongo-java-server'
  replicaSet: boolean
  env: Record<string, string>
  /** Said once it runs. */
  notice?: string
}
