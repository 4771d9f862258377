import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { Media } from '@/payload-types'
import { Picture } from '@/ui/Picture'

const cut = (name: string, width: number, height: number) => ({
  filename: `${name}-${width}.x`,
  height,
  width,
})

const crops = (name: string) => ({
  upright320: cut(name, 320, 390),
  upright656: cut(name, 656, 800),
})

function stored(name: string, more: Partial<Media>): Media {
  const sizes = { avif480: cut(name, 480, 320), webp480: cut(name, 480, 320), ...more.sizes }
  const updatedAt = new Date(36).toISOString()
  const size = { height: 800, width: 1200 }
  return { ...size, alt: name, filename: `${name}.webp`, updatedAt, ...more, sizes } as Media
}

const upright = { sizes: '28vw' }
const own = stored('tall', {
  blur: 'tall',
  focalX: 40,
  height: 1350,
  sizes: crops('tall'),
  width: 1080,
})

function sourcesOf(media: Media, place: Parameters<typeof Picture>[0]['upright']) {
  const html = renderToStaticMarkup(
    createElement(Picture, { first: true, media, sizes: '54vw', upright: place }),
  )
  const sources = html.match(/<source[^>]*>/g) ?? []
  return { html, sources }
}

describe('[P14] a picture in an upright place', () => {
  it('should offer its crops at the width of the place, and one WebP to browsers without AVIF', () => {
    const { html, sources } = sourcesOf(stored('wide', { sizes: crops('wide') }), upright)
    expect(sources).toHaveLength(1)
    expect(sources[0]).toMatch(/sizes="28vw".*wide-320.x.*320w.*wide-656.x.*656w.*image\/avif/)
    expect(html).toMatch(/src="[^"]*wide-480\.x\?v=/)
  })

  it('should be blurred until it is there only where it is seen at once', () => {
    const { html } = sourcesOf(own, upright)
    const lazy = renderToStaticMarkup(createElement(Picture, { media: own, sizes: '9vw', upright }))
    expect(html).toContain('--blur:url(tall)')
    expect(lazy).not.toContain('blur')
    expect(lazy).toContain('--ratio:0.8')
  })

  it('should go on with its whole ones where it was stored before there were crops', () => {
    const { sources } = sourcesOf(stored('old', {}), upright)
    expect(sources).toHaveLength(1)
    for (const source of sources) expect(source).toContain('sizes="54vw"')
  })

  it('[O3] should be its own upright one, with the focal point and blur of that', () => {
    const { html } = sourcesOf(stored('wide', { blur: 'wide', upright: own }), upright)
    expect(html).not.toContain('wide')
    expect(html).toMatch(/alt="tall".*height="1350".*--x:0.4;.*--ratio:0.8;--blur:url\(tall\)/)
  })

  it('[O3] should be so only on the screens where the place is upright', () => {
    const when = '(width < 40rem)'
    const { html, sources } = sourcesOf(stored('wide', { blur: 'wide', upright: own }), {
      ...upright,
      when,
    })
    expect(sources[0]).toMatch(/tall-320/)
    expect(sources.filter((source) => source.includes('media='))).toHaveLength(1)
    expect(html).toMatch(/--blur:url\(wide\).*--blur-upright:url\(tall\)/)
  })
})
