import { isPhone } from '../phone'

/** The credit of the pictures that came with the site: drawn, not photographed. */
export const SAMPLE_CREDIT = 'Rendered illustration, made for this site'

/** What the samples of a new site look like, wherever an editor left them. */
export function isSamplePicture({ credit }: { credit?: string | null }) {
  return credit?.trim() === SAMPLE_CREDIT
}

/** A number of one digit only, such as 0000000000, rings nobody. */
export function isRealPhone(phone?: string | null): phone is string {
  return Boolean(phone) && isPhone(phone ?? '') && !/^(\d)\1+$/.test(phone ?? '')
}

export function isRealEmail(email?: string | null): email is string {
  return Boolean(email) && !/@(.+\.)?example(\.\w+)?$/i.test(email ?? '')
}

/** Written by somebody, and not called a sample, in English or Hindi. */
export function isRealText(text?: string | null): text is string {
  return Boolean(text?.trim()) && !/\bsamples?\b|नमूना/i.test(text ?? '')
}

/** `Our Founder` is a role, not a name. */
export function isRealName(name?: string | null): name is string {
  return isRealText(name) && !/^(our|the|your)\s/i.test(name)
}

/** Says what a picture shows: more than a word, and not the name of its file. */
export function isRealAlt(alt?: string | null): alt is string {
  return (
    Boolean(alt) && (alt ?? '').trim().length >= 15 && !/\.(jpe?g|png|webp|avif)$/i.test(alt ?? '')
  )
}
