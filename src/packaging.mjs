import path from 'node:path'

const root = path.resolve(import.meta.dirname, '..')

/** How a build is packed, which the environment of the build decides: see Dockerfile. */
export function packaging() {
  const { BUILD_OUTPUT, DEPLOYMENT_ID } = process.env
  return {
    // A copy of the sources may lie in a folder of another one: neither looks further up.
    outputFileTracingRoot: root,
    turbopack: { root },
    ...(BUILD_OUTPUT === 'standalone' && { output: 'standalone' }),
    ...(DEPLOYMENT_ID && { deploymentId: DEPLOYMENT_ID }),
  }
}
