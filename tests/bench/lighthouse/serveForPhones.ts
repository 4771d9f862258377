import type { Launch } from '@/cli/launcher'
import { serveForTests } from '../../harness/site/serveForTests'
import { serveBehindFront } from '../speeds/serveBehindFront'

export const behindNginx = 'nginx'
export const bare = 'next start'

/** The site as visitors reach it, behind the shipped nginx where there is one, and by itself: addresses. */
export async function serveForPhones(launch: Launch): Promise<Record<string, string>> {
  const { front, site } = await serveBehindFront({ launch })
  if (!front) return { [bare]: site.url }
  const alone = await serveForTests()
  launch.onStop(alone.stop)
  return { [behindNginx]: front.url, [bare]: alone.url }
}
