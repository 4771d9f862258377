import { rootLocale } from './locales'

/** The request header in which src/proxy.ts passes the path to the 404 page. */
export const pathHeader = 'x-requested-path'

export interface RedirectRule {
  from: string
  to: string
}

const reservedFolders = ['_next', 'admin', 'api', rootLocale, 'login', 'og', 'preview']

const reservedFiles = [
  '/apple-icon.png',
  '/favicon.ico',
  '/icon.svg',
  '/manifest.webmanifest',
  '/robots.txt',
  '/sitemap.xml',
]

/** `/Old%20Page/` becomes `/old page`. Paths of redirects are stored and compared in this form. */
export function normalPath(path: string): string {
  return decodePath(path.trim().replace(/(?<=.)\/+$/, '')).toLowerCase()
}

/** A text that is already decoded can contain a `%` and is returned unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Browsers resolve `.`, `..` and `\`, so `/.//evil.example` would be the address of another site. */
export function isOwnPath(path: string): boolean {
  const decoded = decodePath(path)
  if (!path.startsWith('/') || /[\s?#\\]/.test(path) || decoded.includes('\\')) return false
  const parts = decoded.slice(1).split('/')
  const last = parts.length - 1
  return parts.every((part, index) => !/^\.{0,2}$/.test(part) || (part === '' && index === last))
}

export function isOwnTarget(target: string): boolean {
  return isOwnPath(pathOf(target)) && !/[\s\\]/.test(target)
}

export function isReserved(path: string): boolean {
  const normal = normalPath(pathOf(path))
  return reservedFolders.includes(normal.split('/')[1] ?? '') || reservedFiles.includes(normal)
}

/**
 * The final target of a path, so that a visitor is redirected only once. Undefined when no rule applies or
 * the rules form a loop.
 */
export function redirectTarget(rules: RedirectRule[], path: string): string | undefined {
  const targets = new Map(rules.map(({ from, to }) => [from, to]))
  const passed = new Set<string>()
  let here = normalPath(path)
  let target: string | undefined
  for (let next = targets.get(here); next !== undefined; next = targets.get(here)) {
    if (passed.has(here)) return undefined
    passed.add(here)
    target = next
    here = normalPath(pathOf(next))
  }
  return target
}

export function makesCircle(rules: RedirectRule[], rule: RedirectRule): boolean {
  const others = rules.filter(({ from }) => from !== rule.from)
  return redirectTarget([...others, rule], rule.from) === undefined
}

export const pathOf = (target: string) => target.split(/[?#]/)[0] ?? ''
