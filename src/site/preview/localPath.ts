import { getSafeRedirect } from 'payload/shared'
import { rootLocale } from '@/i18n/locales'
import { paths } from '@/paths'

const ANY_ORIGIN = 'http://localhost'

export function localPath(asked: string | null): string {
  const fallbackTo = paths.home(rootLocale)
  const target = getSafeRedirect({ fallbackTo, redirectTo: asked ?? fallbackTo })
  // `/.//elsewhere` is a path of ours until its dots are resolved.
  return new URL(target, ANY_ORIGIN).pathname.startsWith('//') ? fallbackTo : target
}
