import { describe, expect, it } from 'vitest'
import { pictureName } from '@/rules/pictureName'

describe('[V1] the name of a picture', () => {
  it.each([
    ['marigold.jpg', 'jpeg', 'marigold.jpg'],
    ['MARIGOLD.JPEG', 'jpeg', 'MARIGOLD.jpeg'],
    ['गेंदा फूल.png', 'png', 'गेंदा फूल.png'],
    ['lamp (2).webp', 'webp', 'lamp (2).webp'],
    ['lamp.html', 'png', 'lamp.png'],
    ['lamp.png.php', 'heif', 'lamp-png.avif'],
    ['lamp', 'png', 'lamp.png'],
    ['.htaccess', 'png', 'picture.png'],
    ['../../x.png', 'png', 'x.png'],
    ['\u202egnp.exe.png', 'png', 'gnp-exe.png'],
    [`${'a'.repeat(400)}.png`, 'png', `${'a'.repeat(100)}.png`],
    ['CON.png', 'png', 'picture.png'],
    ['lamp.svg', 'svg', 'lamp.svg'],
    ['lamp.svg', undefined, 'lamp.svg'],
  ])('should fit what it holds: %s of %s', (name, format, wanted) => {
    expect(pictureName({ format, name })).toBe(wanted)
  })
})

it.each(['con', 'COM1', 'lpt9', 'nul'])('should not be %s, which Windows reserves', (name) => {
  expect(pictureName({ format: 'png', name: `${name}.png` })).toBe('picture.png')
})
