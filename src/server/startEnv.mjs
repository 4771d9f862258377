// @ts-check
// Checks the environment once. The first import of server.mjs, because React reads NODE_ENV when it is
// loaded.
import { existsSync } from 'node:fs'
import { EnvironmentError, loadEnvFile, siteEnv } from './siteEnv.mjs'

/**
 * One line for a person, and the end.
 * @param {string} line
 * @returns {never}
 */
export function refuseToStart(line) {
  console.error(line)
  process.exit(1)
}

loadEnvFile()
Object.assign(process.env, { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' })

export const env = checked()

if (!existsSync('.next/BUILD_ID')) refuseToStart('There is no production build: run npm run build.')

function checked() {
  try {
    return siteEnv()
  } catch (error) {
    if (error instanceof EnvironmentError) refuseToStart(error.message)
    throw error
  }
}
