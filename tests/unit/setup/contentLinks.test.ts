import type { SanitizedPermissions } from 'payload'
import { describe, expect, it } from 'vitest'
import { contentLinks } from '@/setup/contentLinks'

const may = { create: true, fields: true, read: true, update: true } as const

describe('contentLinks', () => {
  it('[U3] should lead staff to what the access rules let them change', () => {
    const permissions = {
      collections: { faqs: may, services: may },
      globals: { 'home-page': { fields: true, read: true, update: true } },
    } as SanitizedPermissions

    expect(contentLinks(permissions).map(({ href }) => href)).toEqual([
      '/admin/globals/home-page',
      '/admin/collections/services',
      '/admin/collections/faqs',
    ])
  })

  it('[U3] should never lead to bookings, users or settings', () => {
    const permissions = {
      collections: { bookings: may, users: may },
      globals: { 'site-settings': { fields: true, read: true, update: true } },
    } as SanitizedPermissions

    expect(contentLinks(permissions)).toEqual([])
  })
})
