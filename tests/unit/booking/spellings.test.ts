import { expect, it } from 'vitest'
import { spellingsOf } from '@/rules/spellingsOf'

it.each([
  ['जोया', 'ज़ोया'],
  ['फ़िरोज़', 'फिरोज'],
  ['फिरोज', 'फ़िरोज़'],
  ['बडा', 'बड़ा'],
  ['संदीप', 'सन्दीप'],
  ['सन्दीप', 'संदीप'],
  ['चम्पा', 'चंपा'],
  ['पंकज', 'पङ्कज'],
  ['चाँद', 'चांद'],
  ['माँ', 'मां'],
  ['हॉल 2', 'हॉल २'],
  ['हॉल २', 'हॉल 2'],
  ['शर्मा', 'शर्\u200dमा'],
  ['श्री', 'श्\u200cरी'],
])('[M6] [I6] the search for %s should also look for %s', (word, other) => {
  expect(spellingsOf(word)).toEqual(expect.arrayContaining([word, other]))
})

it.each([
  ['शर्\u200dमा', 'शर्मा'],
  ['संदी\u200cप', 'सन्दीप'],
  ['José', 'Jose'],
  ['Zoë', 'Zoe'],
])('[M6] [I6] the search for %s should also look for %s', (word, other) => {
  expect(spellingsOf(word)).toContain(other)
})

it.each(['Meera', 'मीरा', 'अमोल', '.*', 'JU-TEST'])(
  '[M6] [I6] the search for %s should look for nothing else',
  (word) => expect(spellingsOf(word)).toEqual([word]),
)

it('[M6] [I6] the search should look for few spellings of a long word', () => {
  expect(spellingsOf('जन्म')).not.toContain('जंम')
  const long = 'गजकजगखफडढ'.repeat(8)
  expect(spellingsOf(long)).toContain(long)
  expect(spellingsOf(long).length).toBeLessThanOrEqual(24)
})
