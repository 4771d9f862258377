import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import type { QuoteSetup } from '@/quote/admin/quoteSetup'
import { SellerNotice } from '@/quote/admin/SellerNotice'
import { setup } from './quoteSetup'

vi.mock('@payloadcms/ui', () => import('../../harness/pages/panelKit'))

const render = (own: Partial<QuoteSetup>) =>
  renderToStaticMarkup(<SellerNotice setup={{ ...setup, ...own }} />)

const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)

describe('[J4] what the settings lack for a quote', () => {
  const noGstin = { mode: 'regular', state: '08' } as const

  it('should be said in the editor, with the ways to those who may change it', () => {
    expect(render({})).toBe('')
    const html = render({ canBePaid: false, seller: noGstin })
    expect(html).toContain('Add your GSTIN in Settings, or choose “Not registered”')
    expect(html).toContain('id="quote-seller.gstin"')
    expect(html).toContain('The quote can be sent all the same.')
    expect(linksIn(html)).toEqual([
      '/admin/globals/site-settings#field-gstin',
      '/admin/globals/seller-settings#field-mode',
      '/admin/globals/seller-settings#field-vpa',
    ])
    const sales = render({ canBePaid: false, canEditSettings: false, seller: noGstin })
    expect(linksIn(sales)).toEqual([])
    expect(sales).toContain('Ask an admin')
  })

  it('should name a GSTIN of another state, and want none of a seller without registration', () => {
    expect(render({ seller: { ...setup.seller, state: '27' } })).toContain('another state')
    expect(render({ seller: { mode: 'unregistered', state: '08' } })).toBe('')
  })
})
