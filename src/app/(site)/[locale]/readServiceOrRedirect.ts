import { notFound, permanentRedirect } from 'next/navigation'
import { paths } from '@/paths'
import type { Service } from '@/payload-types'
import type { Locale } from '@/rules/locales'
import { decodePath } from '@/rules/redirects'
import type { ServiceKind } from '@/rules/serviceKinds'
import { readService } from '@/services/readServices'
import { redirectFrom } from '@/site/reads/redirectFrom'
import { pageLocale } from './pageLocale'

export interface ServiceParams {
  params: Promise<{ locale: string; slug: string }>
}

/** A former address redirects to the current one. */
export async function readServiceOrRedirect(
  kind: ServiceKind,
  { params }: ServiceParams,
): Promise<{ locale: Locale; service: Service & { slug: string } }> {
  const locale = await pageLocale({ params })
  const slug = decodePath((await params).slug)
  const service = await readService(locale, kind, slug)
  if (service) return { locale, service: { ...service, slug } }
  const target = await redirectFrom(paths.serviceDetail(locale, { kind, slug }))
  return target ? permanentRedirect(target) : notFound()
}
