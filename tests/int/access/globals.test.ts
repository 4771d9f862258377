import type { GlobalSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { overLocal, overRest, type Answer, type Attempt } from './attempts'
import { callers, globalAccess, type Outcome } from './expected'
import { globalChanges, paragraph } from './samples'
import { setStage, type Stage } from './stage'

type Operation = 'read' | 'update' | 'versions'

let stage: Stage

beforeAll(async () => {
  stage = await setStage()
})

afterAll(() => stage.destroy())

describe('[V1] [U3] who may do what with a global', () => {
  it('should be promised for every global of the config', () => {
    const slugs = stage.payload.config.globals.map(({ slug }) => slug)
    expect(Object.keys(globalAccess).sort()).toEqual(slugs.sort())
  })

  describe.each(Object.entries(globalAccess))('%s', (slug, row) => {
    describe.each(callers)('%s', (caller) => {
      it.each(['read', 'update', 'versions'] as const)(
        'should be as promised: %s',
        async (operation) => {
          const expected = row[operation][caller]
          if (expected === 'none') {
            expect(configOf(slug)?.versions).toBeFalsy()
            return
          }
          await layDraftOverPublished(slug)
          const attempt = stage.attempts[caller]
          expect({
            rest: outcome(slug, operation, await overRestOf(attempt, slug, operation)),
            local: outcome(slug, operation, await overLocalOf(attempt, slug, operation)),
          }).toEqual({ rest: caller === 'anonymous' ? 'no' : expected, local: expected })
        },
      )
    })
  })
})

function overRestOf(attempt: Attempt, slug: string, operation: Operation) {
  const path = `/globals/${slug}`
  if (operation === 'read') return overRest(attempt, 'GET', `${path}?draft=true`)
  if (operation === 'versions') return overRest(attempt, 'GET', `${path}/versions`)
  return overRest(attempt, 'POST', path, dataOf(slug))
}

function overLocalOf({ payload, user }: Attempt, slug: string, operation: Operation) {
  const base = { slug: slug as GlobalSlug, overrideAccess: false, user }
  return overLocal<unknown>(() => {
    if (operation === 'read') return payload.findGlobal({ ...base, draft: true })
    if (operation === 'versions') return payload.findGlobalVersions(base)
    return payload.updateGlobal({ ...base, data: dataOf(slug) as never })
  })
}

const draftWords: Record<string, object> = {
  'about-page': { title: 'Draft' },
  'home-page': { events: { title: 'Draft' } },
  'pricing-page': { text: paragraph('Draft') },
  'legal-pages': { terms: paragraph('Draft') },
}

/** So that a read tells whether drafts leak. */
async function layDraftOverPublished(slug: string) {
  const save = (data: object, draft: boolean) =>
    stage.payload.updateGlobal({ slug: slug as GlobalSlug, data: data as never, draft })
  await save({ ...dataOf(slug), _status: 'published' }, false)
  if (!hasDrafts(slug)) return
  await save({ ...dataOf(slug), ...draftWords[slug], _status: 'draft' }, true)
}

function outcome(slug: string, operation: Operation, { allowed, body }: Answer): Outcome {
  if (!allowed) return 'no'
  if (operation !== 'read' || !hasDrafts(slug)) return 'yes'
  return JSON.stringify(body).includes('"Draft"') ? 'yes' : 'published'
}

function dataOf(slug: string) {
  return globalChanges[slug]?.({ image: stage.image }) ?? {}
}

function hasDrafts(slug: string) {
  return Boolean(configOf(slug)?.versions?.drafts)
}

function configOf(slug: string) {
  return stage.payload.config.globals.find((global) => global.slug === slug)
}
