import type { Locale } from './locales'
import { isPhone } from './phone'

export const SAMPLE_CREDIT = 'Rendered illustration, made for this site'
export const SAMPLE_LICENCE = '© the owner of this site'

/** No company has this PAN. Its check digit is valid. */
export const SAMPLE_GSTIN = '08AAAAA0000A1Z2'

export const isRealGstin = (gstin?: string | null) =>
  Boolean(gstin?.trim()) && gstin?.trim() !== SAMPLE_GSTIN

export function isSamplePicture({ credit }: { credit?: string | null }) {
  return credit?.trim() === SAMPLE_CREDIT
}

/** A number of one repeated digit, such as 0000000000, is not real. */
export function isRealPhone(phone?: string | null): phone is string {
  return Boolean(phone) && isPhone(phone ?? '') && !/^(\d)\1+$/.test(phone ?? '')
}

export function isRealEmail(email?: string | null): email is string {
  return Boolean(email) && !/@(.+\.)?example(\.\w+)?$/i.test(email ?? '')
}

/** How our sample texts say so; `roles` begin what stands in for a name. */
const sampleWords: Record<Locale, { sample: string; roles: string[] }> = {
  en: { sample: 'samples?', roles: ['our', 'the', 'your'] },
  hi: { sample: 'नमूना', roles: ['हमारे', 'हमारी', 'आपके', 'आपकी'] },
}

const words = Object.values(sampleWords)
const letter = String.raw`[\p{L}\p{M}\p{N}_]`
const sample = new RegExp(
  `(?<!${letter})(?:${words.map((one) => one.sample).join('|')})(?!${letter})`,
  'iu',
)
const role = new RegExp(`^(?:${words.flatMap((one) => one.roles).join('|')})\\s`, 'iu')

export function isRealText(text?: string | null): text is string {
  return Boolean(text?.trim()) && !sample.test(text ?? '')
}

/** `Our Founder` is a role, not a name. */
export function isRealName(name?: string | null): name is string {
  return isRealText(name) && !role.test(name)
}

export function isRealAlt(alt?: string | null): alt is string {
  return (
    Boolean(alt) && (alt ?? '').trim().length >= 15 && !/\.(jpe?g|png|webp|avif)$/i.test(alt ?? '')
  )
}
