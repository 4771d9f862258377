import type { Endpoint, SanitizedCollectionConfig, SanitizedGlobalConfig } from 'payload'

/** Payload brings these for what a collection could have; without it they only fail. */
export function usedEndpoints(config: SanitizedCollectionConfig | SanitizedGlobalConfig) {
  const verifies = 'auth' in config && Boolean(config.auth?.verify)
  const keeps = Boolean(config.versions)
  return ({ path }: Endpoint) =>
    (keeps || !path.startsWith('/versions')) && (verifies || !path.startsWith('/verify/'))
}
