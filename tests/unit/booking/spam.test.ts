import { describe, expect, it } from 'vitest'
import { judgeSpam, type Suspect } from '@/booking/rules/judgeSpam'

const person: Suspect = {
  contactNumber: '9829012345',
  name: 'Meera Sharma',
  venueDetails: 'Haveli near Amer, indoor. Map: https://maps.app.goo.gl/abc',
  message: 'शादी के लिए 250 मेहमान, veg only!!! Please call after 6 pm...',
  token: 'good',
}
const judge = (sent: Partial<Suspect>) => judgeSpam({ ...person, venueDetails: '', ...sent })

describe('[Q11] the content score', () => {
  it.each<[string, Partial<Suspect>]>([
    ['a whole request with a link to the map', {}],
    ['the same without JavaScript', { token: 'missing' }],
    ['the same, left open for a week', { token: 'old' }],
    ['the same, filled in by the browser in a second', { token: 'fast' }],
    ['nothing but a phone', { name: '', venueDetails: '', message: '', token: 'forged' }],
    ['a number that was made up', { contactNumber: '0000000000', token: 'missing' }],
    [
      'two links and no token',
      { message: 'https://a.in https://b.in', venueDetails: '', token: 'missing' },
    ],
    ['a line to part the paragraphs', { message: '----------------------' }],
  ])('should let %s through', (_what, sent) => {
    expect(judgeSpam({ ...person, ...sent }).isSpam).toBe(false)
  })

  it.each<[string, Partial<Suspect>, string]>([
    ['the hidden field', { website: 'x' }, 'hiddenField'],
    ['a flood of requests around it', { inFlood: true }, 'flood'],
    ['many links', { message: 'http://a.in http://b.in www.c.in' }, 'links'],
    ['a link as a name', { name: 'win.xyz' }, 'linkAsName'],
    ['markup and a link', { message: '<a href="http://x.in">x</a>' }, 'markup'],
    ['forum markup and a link', { message: '[url=http://x.in]x[/url]' }, 'markup'],
    ['advertising', { message: 'SEO and backlinks for you' }, 'advertising'],
    [
      'one word over and over, too fast',
      { message: 'buy '.repeat(20), token: 'fast' },
      'repetition',
    ],
    [
      'one letter over and over, forged',
      { message: 'a'.repeat(12), token: 'forged' },
      'repetition',
    ],
    [
      'another script, forged',
      { message: 'Привет, купите', name: '', token: 'forged' },
      'otherScript',
    ],
  ])('should take %s for spam, and say why', (_what, sent, sign) => {
    const { isSpam, signs } = judge(sent)
    expect(isSpam).toBe(true)
    expect(signs).toContain(sign)
  })

  it('should hold nothing against an ordinary request', () => {
    expect(judge({})).toEqual({ isSpam: false, score: 0, signs: [] })
  })

  it('should take a megabyte without taking its time', () => {
    const begun = process.cpuUsage()
    for (const text of ['<', 'a.', '-0', 'ab ', '[url', 'क', '\u202e\u0000']) {
      judge({ message: text.repeat(1_000_000 / text.length) })
    }
    expect(process.cpuUsage(begun).user).toBeLessThan(3_000_000)
  })
})
