import { readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { maxLengths } from '@/rules/maxLengths'
import { cateringServices } from '../../../seed/content/cateringServices'
import { eventServices } from '../../../seed/content/eventServices'
import { gallery } from '../../../seed/content/gallery'
import { pictures } from '../../../seed/content/pictures'

const folder = 'seed/content'
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
const sources = await Promise.all(
  files
    .filter((name) => name.endsWith('.ts'))
    .map(async (name) => [
      name,
      JSON.stringify(await import(/* @vite-ignore */ path.resolve(folder, name))),
    ]),
)
const services = [...eventServices, ...cateringServices]

describe('the content of the seed', () => {
  it.each(sources)('[H7] [N4] should name no amount of money in %s', (_, text) => {
    expect(text).not.toMatch(/₹|\bRs\.?\s*\d|\bINR\b|\brupees?\b|रुपये|रुपए/i)
  })

  it.each(sources)(
    '[O6] should carry no licence number and no number that rings in %s',
    (_, text) => {
      const numbers = text?.match(/\d{8,}/g) ?? []
      expect(numbers.filter((number) => !/^0+$/.test(number))).toEqual([])
    },
  )

  it('[G1] should have a file for every picture and a picture for every file', () => {
    const named = pictures.map(({ file }) => file).sort()
    const stored = readdirSync('seed/assets').filter((name) => name !== 'upright')
    expect(stored.sort()).toEqual(named)
    const uprights = pictures.flatMap((picture) => ('upright' in picture ? [picture.file] : []))
    expect(uprights.sort()).toEqual(readdirSync('seed/assets/upright').sort())
  })

  it('[G1] should describe every picture within what the field takes', () => {
    for (const { alt, file } of pictures) expect(alt.length, file).toBeLessThan(maxLengths.line)
  })

  it('[S1] should give each service and each place in a gallery a picture of its own', () => {
    const used = [...services.map(({ picture }) => picture), ...Object.values(gallery).flat()]
    expect(new Set(used).size).toBe(24 + 16)
  })
})
