import { paths } from '@/paths'
import { rootLocale } from '@/rules/locales'
import { isOwnTarget, isReserved } from '@/rules/redirects'

/** The page to preview; the home page if the address is not on this site. */
export function localPath(path: string | null): string {
  const isPage = path !== null && isOwnTarget(path) && !isReserved(path)
  return isPage ? path : paths.home(rootLocale)
}
