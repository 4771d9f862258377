import type { MetadataRoute } from 'next'
import { siteUrl } from '@/site/reads/globals'

/** The address of the site is known at run time, not at build time. */
export const dynamic = 'force-dynamic'

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/media/file/'], disallow: ['/admin', '/api/'] },
    sitemap: new URL('/sitemap.xml', siteUrl()).href,
  }
}
