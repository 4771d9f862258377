import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { brandColours } from '@/rules/brandColours'

// Pictures and e-mails cannot read a style sheet: the colours are written twice, and only the files tell.
describe('[Z1] the colours of the brand', () => {
  const tokens = readFileSync('src/ui/styles/shared.css', 'utf8')

  it.each(Object.entries(brandColours))(
    'should call %s the same in the style sheet',
    (name, hex) => {
      expect(tokens).toContain(`--${name}: ${hex};`)
    },
  )

  it('should be those of the icon', () => {
    const icon = readFileSync('src/app/icon.svg', 'utf8')
    const used = [...icon.matchAll(/#[0-9a-f]{6}/g)].map(([hex]) => hex)
    expect(used.length).toBeGreaterThan(0)
    for (const hex of used) expect(Object.values(brandColours)).toContain(hex)
  })
})
