/** No database could be started or shared. `message` is one line for a person. */
export class DatabaseError extends Error {
  override name = 'DatabaseError'
}
