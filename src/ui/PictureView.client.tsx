'use client'

import type { CSSProperties } from 'react'
import type { Locale } from '@/rules/locales'

/** The common start and end of the addresses of a picture. */
interface Addresses {
  end: string
  start: string
}

export interface PictureViewProps extends Addresses {
  alt: string
  crop: CSSProperties
  first?: boolean
  height?: number
  lang?: Locale
  /** In AVIF. */
  sources: { media?: string; sizes: string; srcSet: string }[]
  src: string
  width?: number
}

/**
 * A client component to reduce the page size: flight data contains its short props instead of its elements.
 */
export function PictureView(picture: PictureViewProps) {
  const { alt, crop, first, height, lang, sources, src, width } = picture
  return (
    <picture>
      {sources.map(({ media, sizes, srcSet }) => (
        <source
          key={srcSet}
          media={media}
          sizes={sizes}
          srcSet={wholeSet(srcSet, picture)}
          type="image/avif"
        />
      ))}
      <img
        alt={alt}
        lang={lang}
        // The text does not wait for the picture; the blur is shown until it is decoded.
        decoding="async"
        fetchPriority={first ? 'high' : undefined}
        height={height}
        loading={first ? undefined : 'lazy'}
        src={whole(src, picture)}
        style={crop}
        width={width}
      />
    </picture>
  )
}

function wholeSet(srcSet: string, addresses: Addresses): string {
  const cuts = srcSet.split(', ').map((cut) => {
    const [address = '', width] = cut.split(' ')
    return `${whole(address, addresses)} ${width}`
  })
  return cuts.join(', ')
}

/** Complete addresses begin with a slash. */
const whole = (address: string, { end, start }: Addresses) =>
  address.startsWith('/') ? address : start + address + end
