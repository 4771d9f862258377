const parts = /^(?<server>mongodb(?:\+srv)?:\/\/[^/?]+)(?:\/(?<name>[^?]*))?(?:\?(?<query>.*))?$/

/** The same server, another database. A user who was looked up in the old one still is. */
export function withDatabaseName(uri: string, name: string) {
  const { server, name: old, query } = parts.exec(uri)?.groups ?? {}
  const options = new URLSearchParams(query)
  const signsIn = server?.includes('@') && !options.has('authSource')
  if (signsIn && old) options.set('authSource', decodeURIComponent(old))
  const tail = options.size > 0 ? `?${options}` : ''
  return `${server ?? uri}/${name}${tail}`
}
