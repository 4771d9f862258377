import { rootLocale } from '@/i18n/locales'
import { paths } from '@/paths'
import { isOwnTarget, isReserved } from '@/rules/redirects'

/** The page that a preview was asked for; the home page in place of any other address. */
export function localPath(asked: string | null): string {
  const isPage = asked !== null && isOwnTarget(asked) && !isReserved(asked)
  return isPage ? asked : paths.home(rootLocale)
}
