import { createLaunch } from '@/cli/launcher'
import { createSteps } from '@/cli/progress'
import { freePort } from '../launch/freePort'
import { findFront, startFront } from './startFront'

/** The shipped nginx in front of those ports; null where there is none. */
export async function openFront(
  sites: number[],
  personal = sites,
  values: Record<string, string> = {},
) {
  const programs = await findFront()
  if (!programs) return null
  const write = () => undefined
  const steps = createSteps({ live: false, write, writeError: write })
  const launch = createLaunch({ steps, onFail: write })
  try {
    const front = await startFront({
      httpsPort: await freePort(),
      launch,
      personal,
      programs,
      sites,
      values,
    })
    return { ...front, stop: () => launch.stopAll() }
  } catch (error) {
    await launch.stopAll()
    throw error
  }
}

export const noFront = 'nginx and openssl are not here'
