import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { PanelFailure } from '@/panel/PanelFailure'

const chunk = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})

describe('[M16] a screen of the panel that failed', () => {
  it.each([chunk, new Error('undefined is not a function')])(
    'should lead back to the bookings and not out of the panel: %s',
    (error) => {
      const html = renderToStaticMarkup(<PanelFailure error={error} retry={() => undefined} />)
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect(links).toEqual(['/admin'])
      expect(html).toContain('Try again</button>')
      expect(html).not.toMatch(/call us|[\u0900-\u097f]/)
    },
  )
})
