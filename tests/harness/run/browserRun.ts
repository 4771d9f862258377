import type { Launch } from '@/cli/launcher'
import { findBrowser } from '../browser/findBrowser'
import { buildCheck, finish } from './runCheck'
import { runPlaywright } from './runTests'

/** Builds when the sources changed, then tests in a browser. */
export async function browserRun(launch: Launch, args: string[], env?: Record<string, string>) {
  const built = await buildCheck(launch)
  if (built.failed > 0) return finish(launch, built)
  const chromium = await findBrowser(launch)
  finish(launch, await runPlaywright({ launch, chromium, args, env }))
}
