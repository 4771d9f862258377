import { redirectTarget, type RedirectRule } from '@/rules/redirects'
import { cachedRead } from './cachedRead'
import { siteUrl } from './globals'

const readRedirects = cachedRead(
  { name: 'redirects', of: ['redirects'] },
  async (payload): Promise<RedirectRule[]> => {
    const { docs } = await payload.find({
      collection: 'redirects',
      overrideAccess: true,
      pagination: false,
      select: { from: true, to: true },
    })
    return docs.map(({ from, to }) => ({ from, to }))
  },
)

export async function redirectFrom(path: string): Promise<string | undefined> {
  const target = redirectTarget(await readRedirects(), path)
  if (!target) return undefined
  // A header holds ASCII only: the parts of a URL are encoded.
  const { hash, pathname, search } = new URL(target, siteUrl())
  return pathname + search + hash
}
