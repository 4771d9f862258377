import fc from 'fast-check'

const devanagari = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0x0966 + Number(digit)))

/** Digits that begin with no prefix that could be dropped, as an Indian number may. */
export const tenDigits = fc.stringMatching(/^[1-9]\d{9}$/)

/** A number as people write, paste and autofill it, beside the digits that it means. */
export const writtenPhone = fc
  .record({
    digits: tenDigits,
    prefix: fc.constantFrom('', '+91', '+91 ', '+91-', '91', '91 ', '0', '0-', '0091 ', '(+91) '),
    gap: fc.constantFrom('', ' ', '-', '.', '\u00a0', '\u200b', ' \t'),
    at: fc.integer({ min: 1, max: 9 }),
    around: fc.constantFrom('', ' ', '\n', '\u202d', '\ufeff'),
    script: fc.constantFrom((text: string) => text, devanagari),
  })
  .map(({ around, at, digits, gap, prefix, script }) => {
    const number = digits.slice(0, at) + gap + digits.slice(at)
    return { digits, written: script(around + prefix + number + around) }
  })

const awkward = fc.constantFrom(
  '\u0000',
  '\u202e',
  '\u2067',
  '👰🏽‍♀️🎉',
  'मेहंदी',
  '१२३',
  'İ',
  '\ud800',
  '-0',
  '1e3',
  'NaN',
  '0x1f',
  '٣',
  '१',
)

// Made once each: a new megabyte for every field of every run takes its time.
const megabytes = new Map<string, string>()
const megabyte = awkward.map((part) => {
  const text = megabytes.get(part) ?? part.repeat(Math.ceil(1_000_000 / part.length))
  megabytes.set(part, text)
  return text
})

/** What no form expects: signs of every script, halves of signs, numbers, objects, megabytes. */
export const anything = fc.oneof(
  { weight: 1, arbitrary: megabyte },
  ...[
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.array(awkward, { maxLength: 8 }).map((parts) => parts.join('')),
    fc.double(),
    fc.integer(),
    fc.constantFrom(null, undefined, true, false, '', ' ', {}, [], { $gt: '' }, ['9829012345']),
  ].map((arbitrary) => ({ weight: 4, arbitrary })),
)
