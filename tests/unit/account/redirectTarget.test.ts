import { describe, expect, it } from 'vitest'
import { panelTarget } from '@/account/login/enterPanel'

describe('redirectTarget', () => {
  it.each([
    '/admin',
    '/admin/collections/faqs?limit=10&page=2',
    '/admin/globals/home-page',
    '/admin?page=2',
  ])('[A5] should lead to %s of this site', (asked) => {
    expect(panelTarget(asked)).toBe(asked)
  })

  it('[R12] should add the path where Payload sends only a query', () => {
    expect(panelTarget('?page=3')).toBe('/admin?page=3')
  })

  it.each([
    undefined,
    '',
    ['/admin', '//evil.example'],
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/.//evil.example',
    '/admin/%2e%2e//evil.example',
    '/admin/../api/users/logout',
    '/api/users/logout',
    '/admin//evil.example',
    'https://evil.example/admin',
    'http:evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'admin',
  ])('[A5] should lead to the panel instead of %j', (asked) => {
    expect(panelTarget(asked)).toBe('/admin')
  })

  it.each([
    '/login',
    '/login?redirect=/login',
    '/login/forgot',
    '/login/reset?token=0a1b',
    '/admin/login',
    '/admin/logout',
    '/admin/logout-inactivity',
    '/admin/%6cogout',
    '/ADMIN/Logout',
    '/admin/forgot',
    '/admin/reset/0a1b',
  ])('[A5] should not lead out of the panel again by %s', (asked) => {
    expect(panelTarget(asked)).toBe('/admin')
  })
})
