const STEM_MAX = 100

/** Names that Windows reserves. */
const reserved = /^(?:aux|com\d|con|lpt\d|nul|prn)$/i

/** The extensions of each format, the usual one first. sharp calls AVIF `heif`. */
const extensions: Record<string, readonly [string, ...string[]]> = {
  avif: ['avif'],
  heif: ['avif'],
  jpeg: ['jpg', 'jpeg'],
  png: ['png'],
  webp: ['webp'],
}

/**
 * A safe file name with the extension of the actual format. A file that is not a picture keeps its name and
 * is refused.
 */
export function pictureName({ format, name }: { format: string | undefined; name: string }) {
  const fit = extensions[format ?? '']
  if (!fit) return name
  const [, before = name, ending = ''] = /^(.*)\.([^.]*)$/s.exec(name) ?? []
  const stem = before
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}_() -]+/gu, '-')
    .replace(/^[-\s]+|[-\s]+$/g, '')
  const known = fit.includes(ending.toLowerCase()) ? ending.toLowerCase() : fit[0]
  const fine = stem && !reserved.test(stem) ? stem : 'picture'
  return `${[...fine].slice(0, STEM_MAX).join('')}.${known}`
}
