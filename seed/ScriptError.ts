/** Why a command cannot do its work. `message` is one line for a person. */
export class ScriptError extends Error {
  override name = 'ScriptError'
}
