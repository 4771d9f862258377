/** What went wrong while something was started or run. `message` is one line for a person. */
export class LaunchError extends Error {
  override name = 'LaunchError'
}
