import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

export function packaging() {
  const { DEPLOYMENT_ID } = process.env
  return {
    // A copy of the sources may lie in a folder of another one: neither looks further up.
    outputFileTracingRoot: root,
    turbopack: { root },
    ...(DEPLOYMENT_ID && { deploymentId: DEPLOYMENT_ID }),
  }
}
