import type { CollectionSlug } from 'payload'
import { overLocal, overRest, type Answer, type Attempt } from './attempts'
import type { Operation } from './expected'
import { changes } from './samples'

type Reaching = Exclude<Operation, 'create'>

interface Reach {
  attempt: Attempt
  id: string
  operation: Reaching
  slug: string
}

/** Whether a caller gets at one document; drafts are asked for, so that a leak shows. */
export async function reachOverRest({ attempt, id, operation, slug }: Reach) {
  const only = `where[id][equals]=${id}&draft=true`
  const calls: Record<Reaching, () => Promise<Answer>> = {
    find: () => overRest(attempt, 'GET', `/${slug}?${only}`),
    findByID: () => overRest(attempt, 'GET', `/${slug}/${id}?draft=true`),
    count: () => overRest(attempt, 'GET', `/${slug}/count?${only}`),
    update: () => overRest(attempt, 'PATCH', `/${slug}/${id}`, changes[slug]),
    delete: () => overRest(attempt, 'DELETE', `/${slug}/${id}`),
    versions: () => overRest(attempt, 'GET', `/${slug}/versions?where[parent][equals]=${id}`),
  }
  return wasReached(await calls[operation](), operation)
}

export async function reachOverLocal({ attempt, id, operation, slug }: Reach) {
  const { payload, user } = attempt
  const base = { collection: slug as CollectionSlug, overrideAccess: false, user }
  const where = { id: { equals: id } }
  const calls: Record<Reaching, () => Promise<unknown>> = {
    find: () => payload.find({ ...base, draft: true, where }),
    findByID: () => payload.findByID({ ...base, draft: true, id }),
    count: () => payload.count({ ...base, where }),
    update: () => payload.update({ ...base, data: changes[slug] as never, id }),
    delete: () => payload.delete({ ...base, id }),
    versions: () => payload.findVersions({ ...base, where: { parent: { equals: id } } }),
  }
  return wasReached(await overLocal(calls[operation]), operation)
}

function wasReached({ allowed, ids, total }: Answer, operation: Reaching) {
  if (operation === 'find' || operation === 'versions') return allowed && Boolean(ids?.length)
  return operation === 'count' ? allowed && total === 1 : allowed
}
