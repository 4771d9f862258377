import { describe, expect, it } from 'vitest'
import {
  isRealAlt,
  isRealEmail,
  isRealName,
  isRealPhone,
  isRealText,
  isSamplePicture,
  SAMPLE_CREDIT,
} from '@/rules/samples'

type Rule = (text?: string | null) => boolean

const rules: [name: string, rule: Rule, real: string[], samples: string[]][] = [
  ['phone', isRealPhone, ['9829012345', '1412345678'], ['0000000000', '9999999999', '98290']],
  ['e-mail', isRealEmail, ['asha@utsav.in'], ['hello@example.com', 'a@mail.example.org']],
  [
    'text',
    isRealText,
    ['12, MI Road, Jaipur'],
    ['Sample address, Jaipur', 'यह एक नमूना सूचना है', '  '],
  ],
  ['name', isRealName, ['Asha Rathore'], ['Our Founder', 'The team', 'Sample person']],
  [
    'alt text',
    isRealAlt,
    ['A wedding mandap with marigold garlands.'],
    ['mandap', 'IMG_20260214_wedding.jpg'],
  ],
]

describe('the samples of a new site', () => {
  it.each(rules)('[M24] should be told from a real %s', (_, rule, real, samples) => {
    expect(real.map(rule)).toEqual(real.map(() => true))
    expect([...samples, '', null, undefined].map(rule)).not.toContain(true)
  })

  it('[M24] should be told from a picture of one’s own by its credit', () => {
    expect(isSamplePicture({ credit: ` ${SAMPLE_CREDIT}` })).toBe(true)
    expect([{ credit: 'Asha Rathore' }, { credit: null }, {}].map(isSamplePicture)).toEqual([
      false,
      false,
      false,
    ])
  })
})
