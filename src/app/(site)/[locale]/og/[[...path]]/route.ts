import { isLocale, rootLocale } from '@/rules/locales'
import { drawCard } from '@/share/drawCard'
import { cardOf } from '@/share/sharedPage'

interface Context {
  params: Promise<{ locale: string; path?: string[] }>
}

export const dynamic = 'force-static'
export const revalidate = 3600

export function generateStaticParams() {
  return []
}

export async function GET(_: Request, { params }: Context) {
  const { locale, path = [] } = await params
  if (!isLocale(locale)) return new Response(null, { status: 404 })
  const prefix = locale === rootLocale ? [] : [locale]
  const card = await cardOf({ locale, path: `/${[...prefix, ...path].join('/')}` })
  if (!card) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(await drawCard(card)), {
    headers: {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Content-Type': 'image/jpeg',
    },
  })
}
