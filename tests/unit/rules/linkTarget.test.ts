import { describe, expect, it } from 'vitest'
import { isLinkTarget } from '@/rules/fieldValues'

describe('[V3] what a link in a text leads to', () => {
  it.each([
    'https://www.example.com',
    'http://example.com/a?b=c#d',
    'HTTPS://EXAMPLE.COM/',
    'mailto:meera@example.com?subject=Wedding',
    'tel:+919829012345',
    '/',
    '/events/haldi?x=1#top',
    '#menu',
  ])('should be taken: %s', (url) => expect(isLinkTarget(url)).toBe(true))

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:x',
    'file:///etc/passwd',
    'ftp://example.com',
    'intent://x',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://',
    'https:evil.example',
    'www.example.com',
    'mailto:',
    'tel:',
    '',
    null,
    undefined,
    { toString: () => '/' },
  ])('should be refused: %s', (url) => expect(isLinkTarget(url)).toBe(false))
})
