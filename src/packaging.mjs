import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export function packaging() {
  const { DEPLOYMENT_ID } = process.env
  return {
    // Next would otherwise look for the root in parent folders, which can contain another copy of the
    // sources.
    outputFileTracingRoot: root,
    turbopack: { root },
    ...(DEPLOYMENT_ID && { deploymentId: DEPLOYMENT_ID }),
  }
}
