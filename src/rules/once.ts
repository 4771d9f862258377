/** The value is created at the first call; later calls return the same one. */
export function once<Value>(create: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => (made ??= { value: create() }).value
}
