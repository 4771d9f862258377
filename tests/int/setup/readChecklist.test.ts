import type { TypedUser } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checklist as checklistWords } from '@/i18n/en/dashboard'
import { readChecklist } from '@/setup/readChecklist'
import { getContent, type Seeded } from '../seed/seeded'

let seeded: Seeded
let staff: TypedUser
let admin: TypedUser

beforeAll(async () => {
  seeded = await getContent()
  ;[staff, admin] = await Promise.all([makeUser('staff'), makeUser('admin')])
})

afterAll(() => seeded.destroy())

const { content, owner } = checklistWords

describe('the checklist of a seeded site', () => {
  it('[M24] should tell staff of the content alone, and where it is mended', async () => {
    const parts = await readChecklist({ payload: seeded.payload, user: staff })
    expect(parts?.map(({ title }) => title)).toEqual([content.title])
    // A language without sample content has all its texts left to do.
    const left = parts?.[0]?.items.filter(({ done, id }) => !done && id !== 'translated')
    expect(left?.map(({ id }) => id)).toEqual(['photographs', 'team', 'testimonials'])
    const { docs } = await seeded.payload.find({
      collection: 'gallery-images',
      depth: 0,
      pagination: false,
    })
    const samples = left?.[0]?.open.map(({ id }) => id)
    expect(samples).toEqual(expect.arrayContaining(docs.map(({ image }) => image)))
    expect(left?.[1]?.open).toEqual([
      { field: 'name', id: expect.any(String), slug: 'team-members', title: 'Our Founder' },
    ])
  })

  it('[M24] should tell the owner of the business too', async () => {
    const parts = await readChecklist({ payload: seeded.payload, user: admin })
    expect(parts?.map(({ title }) => title)).toEqual([owner.title, content.title])
    const left = parts?.[0]?.items.filter(({ done }) => !done).map(({ id }) => id)
    expect(left).toEqual([
      'phone',
      'whatsapp',
      'email',
      'address',
      'fssai',
      'gstin',
      'quotesAndTax',
      'privacyContact',
      'legalTexts',
      'footerNote',
      'bookingsEmail',
      'mailServer',
    ])
  })

  it('[M24] should take a point off once it is mended', async () => {
    const { payload } = seeded
    const { docs } = await payload.find({ collection: 'team-members', depth: 0 })
    const founder = { collection: 'team-members', id: String(docs[0]?.id) } as const
    await payload.update({ ...founder, data: { name: 'आशा राठौड़' }, locale: 'hi' })
    await payload.update({ ...founder, data: { name: 'Asha Rathore' } })
    const items = (await readChecklist({ payload, user: staff }))?.[0]?.items
    expect(items?.find(({ id }) => id === 'team')).toMatchObject({ done: true, open: [] })
  })

  it('[U3] should tell somebody without a role nothing of drafts', async () => {
    const stranger = { ...staff, role: undefined } as unknown as TypedUser
    const items = (await readChecklist({ payload: seeded.payload, user: stranger }))?.[0]?.items
    expect(JSON.stringify(items)).not.toMatch(/M\. S\./)
  })
})

async function makeUser(role: 'admin' | 'staff'): Promise<TypedUser> {
  const data = { email: `${role}@utsav.example`, password: 'correct-horse-battery', role }
  const user = await seeded.payload.create({ collection: 'users', data })
  return { ...user, collection: 'users' }
}
