import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sellerProblem } from '@/money/rules/sellerProblem'
import { isMobile, isPhone } from '@/rules/phone'
import { SAMPLE_GSTIN } from '@/rules/samples'
import { getContent, getEmpty } from './seeded'

let seeded: Awaited<ReturnType<typeof getContent>>

beforeAll(async () => {
  seeded = await getContent()
})

afterAll(() => seeded.destroy())

const asVisitor = { overrideAccess: false, pagination: false } as const

describe('the seeded plans', () => {
  const plans = async () =>
    (await seeded.payload.find({ ...asVisitor, collection: 'pricing-plans' })).docs

  it('[H5] [E4] [N1] should have the exact strings in their order', async () => {
    expect((await plans()).map(({ title, features }) => ({ title, features }))).toEqual([
      { title: 'Basic', features: ['Venue Setup', '2 Dishes', '1 Staff'] },
      { title: 'Premium', features: ['Venue Setup', '5 Dishes', '2 Staff', 'Decoration'] },
      {
        title: 'Royal',
        features: [
          'Full Event Management',
          '10 Dishes',
          'Live Counters',
          'Full Decoration & Sound',
        ],
      },
    ])
  })

  it('[H6] should mark Premium alone as the most popular', async () => {
    const popular = (await plans()).filter((plan) => plan.popular)
    expect(popular.map(({ title }) => title)).toEqual(['Premium'])
  })

  it('[H8] should have an icon and a colour of their own each', async () => {
    expect((await plans()).map(({ icon, colour }) => [icon, colour])).toEqual([
      ['arch', 'sandstone'],
      ['diya', 'rani'],
      ['crown', 'maroon'],
    ])
  })
})

describe('the seeded FAQs and team', () => {
  it('[F1] [E4] should be 12 questions, the 4 of the services first, each with an answer', async () => {
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'faqs' })
    expect(docs).toHaveLength(12)
    expect(docs.slice(0, 4).map(({ question }) => question)).toEqual([
      'How early should we book?',
      'Do you cook pure veg, Jain or no onion-garlic menus?',
      'Can you work at our home, farmhouse or marriage garden?',
      'What happens after I send the form, and what does it cost?',
    ])
    for (const { answer } of docs) expect(JSON.stringify(answer)).toMatch(/"text":"\w/)
  })

  it('[F2] [E4] should be one member, the founder, with role and bio, and no face until the owner gives one', async () => {
    const { docs } = await seeded.payload.find({ ...asVisitor, collection: 'team-members' })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      name: 'Our Founder',
      role: 'Founder & Event Director',
    })
    expect(docs[0]?.image).toBeFalsy()
    const about = await seeded.payload.findGlobal({ slug: 'about-page', overrideAccess: false })
    expect(about.craft).toMatchObject({ filename: 'mandap-detail.webp' })
    expect(docs[0]?.bio).toMatch(/more than ten years/i)
  })

  it('[F3] should claim more than 10 years in one field of the about page', async () => {
    const about = await seeded.payload.findGlobal({ slug: 'about-page', overrideAccess: false })
    expect(about).toMatchObject({
      experience: '10+',
      experienceText: 'years of planning events in Jaipur',
    })
  })
})

describe('the seeded settings and pages', () => {
  it('[O6] should hold samples that ring nobody and claim nothing', async () => {
    const settings = await seeded.payload.findGlobal({ slug: 'site-settings' })
    expect(settings).toMatchObject({
      name: 'Jharokha Utsav',
      tagline: 'Events & Catering, Jaipur',
      phone: '0000000000',
      email: 'hello@example.com',
    })
    expect(isPhone(settings.phone ?? '') && !isMobile(settings.phone ?? '')).toBe(true)
    const { whatsapp, gstin, fssai, social } = settings
    expect([whatsapp, gstin, fssai, ...Object.values(social ?? {})].filter(Boolean)).toEqual([])
  })

  it('[H9] should have every section of the home page, and both hero pictures', async () => {
    const { hero, contact, about, team } = await seeded.payload.findGlobal({
      slug: 'home-page',
      overrideAccess: false,
    })
    expect([contact.title, about.title, team.title].every(Boolean)).toBe(true)
    expect(hero).toMatchObject({
      title: 'Celebrations worthy of',
      accent: 'Jaipur',
      image: { filename: 'hero.webp' },
      tallImage: { filename: 'hero-tall.webp' },
    })
  })

  it('[P4] should keep the sample testimonials from visitors', async () => {
    const { payload } = seeded
    const { docs } = await payload.find({ collection: 'testimonials', pagination: false })
    expect(docs.map(({ sample, _status }) => [sample, _status])).toEqual(
      Array.from({ length: 3 }, () => [true, 'draft']),
    )
    for (const { author } of docs) expect(author).toMatch(/^[A-Z]\. [A-Z]\.$/)
    for (const draft of [false, true]) {
      const seen = await payload.find({ ...asVisitor, collection: 'testimonials', draft })
      expect(seen.docs).toEqual([])
    }
  })
})

describe('the settings of a demo', () => {
  it('[J4] should let it show GST by a number that no company has, which other sites do not get', async () => {
    const { payload, destroy } = await getEmpty()
    const own = await seeded.payload.findGlobal({ slug: 'site-settings' })
    expect(own.gstin).toBeFalsy()
    const { seedGlobals } = await import('../../../seed/globalsStep')
    const { openMemory } = await import('../../../seed/database')
    const pictures = { of: async () => undefined }
    await seedGlobals({ isDemo: true, memory: await openMemory(payload), payload, pictures })
    const { readSeller } = await import('@/quote/readSeller')
    const { seller } = await readSeller(payload, 'en')
    await destroy()
    expect(sellerProblem(seller)).toBeUndefined()
    expect(seller).toMatchObject({ gstin: SAMPLE_GSTIN, mode: 'regular' })
    expect(SAMPLE_GSTIN.at(-1)).toBe(checkDigitOf(SAMPLE_GSTIN.slice(0, -1)))
  })
})

/** Of a GSTIN: the digits of base 36, every second one doubled. */
function checkDigitOf(text: string): string {
  const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const sum = [...text]
    .map((sign, index) => digits.indexOf(sign) * (1 + (index % 2)))
    .reduce((all, value) => all + Math.floor(value / 36) + (value % 36), 0)
  return digits.charAt((36 - (sum % 36)) % 36)
}
