import { isDeepStrictEqual } from 'node:util'
import type { mongo } from 'mongoose'

export interface RestoreIndexesOptions {
  collection: mongo.Collection
  wanted: mongo.IndexDescriptionInfo[]
}

/** Makes the indexes of a collection, which is empty, those of the backup. */
export async function restoreIndexes({ collection, wanted }: RestoreIndexesOptions) {
  const wantedRules = wanted.map(ruleOf)
  const present = (await collection.listIndexes().toArray()).map(ruleOf)
  const same = (one: Rule) => (other: Rule) => isDeepStrictEqual(one, other)
  for (const rule of present) {
    const strange = rule.name !== '_id_' && !wantedRules.some(same(rule))
    if (strange) await collection.dropIndex(rule.name)
  }
  const missing = wantedRules.filter((rule) => !present.some(same(rule)) && rule.name !== '_id_')
  if (missing.length > 0) await collection.createIndexes(missing)
}

type Rule = mongo.IndexDescription & { name: string }

/** What makes an index what it is; the rest is the server's own business. */
function ruleOf(info: mongo.IndexDescriptionInfo): Rule {
  const rule = Object.entries(info).filter(([name]) => !['v', 'ns', 'background'].includes(name))
  return Object.fromEntries(rule) as unknown as Rule
}
