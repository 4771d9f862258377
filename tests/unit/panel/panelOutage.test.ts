import { expect, it, vi } from 'vitest'
import { roleInToken } from '@/panel/PanelOutage'
import { screenName } from '@/panel/screenName'

/** It wants an environment with a database, which these functions do without. */
vi.mock('../../../payload.config', () => ({ default: {} }))

const config = {
  collections: [{ labels: { plural: 'Services' }, slug: 'services' }],
  globals: [{ label: 'Settings', slug: 'site-settings' }],
}

it.each([
  [['collections', 'services', '1'], 'Services'],
  [['globals', 'site-settings'], 'Settings'],
  [['calendar'], 'Calendar'],
  [['account'], 'your account'],
  [[], 'the content overview'],
  [['collections', 'toString'], 'this page'],
])('[D11] the address %j should be named %s while the database is away', (segments, name) => {
  expect(screenName(config, segments)).toBe(name)
})

it('[D11] [U3] the menu should be that of staff unless the session names an administrator', () => {
  const token = (claims: object) =>
    `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`
  const tokens = [token({ role: 'admin' }), token({ role: 'staff' }), token({}), 'x', null]
  expect(tokens.map(roleInToken)).toEqual(['admin', 'staff', 'staff', 'staff', 'staff'])
})
