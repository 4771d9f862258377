import type { CollectionConfig, GlobalConfig, Plugin } from 'payload'
import { auditAccounts } from './auditAccounts'
import { auditChange, auditDelete, auditGlobal } from './auditHooks'

export const withAudit: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((collection) =>
    collection.slug === 'audit-log' ? collection : watched(collection),
  ),
  globals: config.globals?.map(watchedGlobal),
})

type Hooks = NonNullable<CollectionConfig['hooks']>

function watched(collection: CollectionConfig): CollectionConfig {
  const hooks: Hooks = { afterChange: [auditChange], afterDelete: [auditDelete] }
  if (collection.auth) Object.assign(hooks, auditAccounts)
  return { ...collection, hooks: joined(collection.hooks, hooks) }
}

function joined(own: Hooks = {}, ours: Hooks): Hooks {
  const names = Object.keys(ours) as (keyof Hooks)[]
  const both = names.map((name) => [name, [...(own[name] ?? []), ...(ours[name] ?? [])]])
  return { ...own, ...Object.fromEntries(both) }
}

function watchedGlobal(global: GlobalConfig): GlobalConfig {
  const { hooks } = global
  return {
    ...global,
    hooks: { ...hooks, afterChange: [...(hooks?.afterChange ?? []), auditGlobal] },
  }
}
