import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { FailedScreen, FailureMenu } from '@/panel/FailedScreen.client'
import { PanelFailure } from '@/panel/PanelFailure'
import { PanelMenu } from '@/panel/PanelMenu'

const collection = (slug: string, plural: string, hidden: unknown) => ({
  admin: { hidden },
  labels: { plural },
  slug,
})

const hiddenFrom = (role: string) => (who: { user: { role: string } }) => who.user.role === role

const config = {
  collections: [
    collection('services', 'Services', false),
    collection('users', 'Users', hiddenFrom('staff')),
    collection('bookings', 'Bookings', true),
  ],
  globals: [{ admin: {}, label: 'Settings', slug: 'site-settings' }],
}

vi.mock('@payloadcms/ui', () => ({ useConfig: () => ({ config }) }))
vi.mock('next/navigation', () => ({ useParams: () => ({ segments: ['collections', 'services'] }) }))

const chunk = Object.assign(new Error('Failed to load chunk /_next/static/chunks/a.js'), {
  name: 'ChunkLoadError',
})
const broken = new Error('undefined is not a function')
const retry = () => undefined

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('[M16] a screen of the panel that failed', () => {
  it.each([chunk, broken])('should not lead out of the panel: %s', (error) => {
    const html = renderToStaticMarkup(<PanelFailure error={error} retry={retry} screen="Numbers" />)
    expect(linksIn(html)).toEqual([])
    expect(html).toContain('Try again</button>')
    expect(html).not.toMatch(/call us|[\u0900-\u097f]/)
    expect(html.includes('Could not load Numbers')).toBe(error === broken)
  })

  it.each(['admin', 'staff'] as const)(
    "should be named, with the menu that Payload's own frame would have shown to %s",
    (role) => {
      const html = renderToStaticMarkup(
        <FailureMenu menu={<PanelMenu config={config as never} role={role} />}>
          <FailedScreen error={broken} retry={retry} />
        </FailureMenu>,
      )
      expect(html).toContain('<h1>Could not load Services</h1>')
      const links = linksIn(html)
      const content = ['/admin/collections/services', '/admin/globals/site-settings']
      expect(links).toEqual(expect.arrayContaining(['/admin', ...content]))
      expect(links.includes('/admin/board')).toBe(role === 'admin')
      expect(links.includes('/admin/collections/users')).toBe(role === 'admin')
      expect(links).not.toContain('/admin/collections/bookings')
    },
  )
})
