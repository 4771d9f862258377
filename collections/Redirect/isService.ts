import type { PayloadRequest } from 'payload'
import { withoutLocale } from '@/i18n/localePath'
import { paths } from '@/paths'
import { rootLocale } from '@/rules/locales'
import { normalPath } from '@/rules/redirects'
import { serviceKinds } from '@/rules/serviceKinds'

/** True for the address of a published service. */
export async function isService(path: string, req: PayloadRequest): Promise<boolean> {
  const slug = path.split('/').at(-1) ?? ''
  const kind = serviceKinds.find(
    (one) =>
      normalPath(paths.serviceDetail(rootLocale, { kind: one, slug })) === withoutLocale(path),
  )
  if (!kind) return false
  const { totalDocs } = await req.payload.count({
    collection: 'services',
    req,
    where: {
      _status: { equals: 'published' },
      kind: { equals: kind },
      slug: { equals: slug },
    },
  })
  return totalDocs > 0
}
