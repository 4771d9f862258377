export const PASSWORD_MIN_LENGTH = 12

export const PASSWORD_MAX_LENGTH = 1000

export const ORDER_MAX = 10_000

export function isOrder(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) <= ORDER_MAX
}

export function readOrder(text: string): number | null {
  const trimmed = text.trim()
  const value = Number(trimmed)
  return trimmed && isOrder(value) ? value : null
}

/** Publishes the place alone; a waiting draft stays a draft. */
export function orderSave(order: number, status: unknown) {
  const waits = status === 'draft' || status === 'changed'
  return { draft: waits, data: { order, _status: waits ? 'draft' : 'published' } as const }
}

/** `Lighting & Floral Décor` becomes `lighting-floral-decor`. */
export function toSlug(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Mark}\p{Number}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
}

/** The id of a document in MongoDB, as text. */
export const isDocumentId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{24}$/.test(value)

/** 15 characters in their places, the last of which checks the others, so that one mistyped is noticed. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/.test(text)) return false
  const sum = [...text.slice(0, -1)].reduce((total, character, place) => {
    const product = parseInt(character, 36) * (place % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return parseInt(text.slice(-1), 36) === (36 - (sum % 36)) % 36
}

export function isFssaiNumber(text: string): boolean {
  return /^\d{14}$/.test(text)
}

/** Of a service: chapter 99 of the tariff. */
export const isSac = (text: string) => /^99\d{2}(?:\d{2})?$/.test(text)

/** An address that receives money by UPI: `name@bank`. */
export const isVpa = (text: string) => /^[\w.-]{2,256}@[a-zA-Z][a-zA-Z0-9.-]{1,63}$/.test(text)

export const isIfsc = (text: string) => /^[A-Z]{4}0[A-Z0-9]{6}$/.test(text)

export const isBankAccount = (text: string) => /^\d{9,18}$/.test(text)

/** An address of the web with a host, an email, a phone, a path of this site, or a place on the page. */
const targets = [
  /^https?:\/\/[^\s/?#\\]+(?:[/?#]\S*)?$/i,
  /^mailto:[^\s@]+@[^\s@]+$/i,
  /^tel:\+?[\d().-]+$/i,
  /^\/(?![/\\])\S*$/,
  /^#\S+$/,
]

export const isLinkTarget = (value: unknown) =>
  typeof value === 'string' && targets.some((target) => target.test(value))

export const planIcons = ['arch', 'diya', 'crown'] as const
export type PlanIcon = (typeof planIcons)[number]

export const planColours = ['sandstone', 'rani', 'maroon'] as const
