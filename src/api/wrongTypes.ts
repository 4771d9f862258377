import type { FlattenedField } from 'payload'

interface Sent {
  data: unknown
  fields: FlattenedField[]
  path?: string
}

/**
 * Paths of values that Payload uses without checking them: objects where a text belongs, rich text
 * without nodes.
 */
export function wrongTypes({ data, fields, path = '' }: Sent): string[] {
  if (!isObject(data)) return []
  return fields.flatMap((field) => {
    const value = (data as Record<string, unknown>)[field.name]
    return ofField({ field, path: path + field.name, value })
  })
}

interface One {
  field: FlattenedField
  path: string
  value: unknown
}

const texts = ['code', 'date', 'email', 'radio', 'select', 'text', 'textarea']

function ofField({ field, path, value }: One): string[] {
  if (value === undefined || value === null) return []
  // All languages at once come as one object.
  if ('localized' in field && field.localized && isObject(value) && !('root' in value)) return []
  if (field.type === 'richText') return isNode(value) ? [] : [path]
  if (field.type === 'email') return typeof value === 'string' ? [] : [path]
  if ('flattenedFields' in field) {
    const rows: unknown[] = Array.isArray(value) ? value : [value]
    return rows.flatMap((data) =>
      wrongTypes({ data, fields: field.flattenedFields, path: `${path}.` }),
    )
  }
  if (field.type === 'number') return readsText(field, value) || isNumber(value) ? [] : [path]
  const list = 'hasMany' in field && field.hasMany === true
  const wrong = isObject(value) || (!list && Array.isArray(value))
  return texts.includes(field.type) && wrong ? [path] : []
}

function isNumber(value: unknown): boolean {
  if (typeof value !== 'string') return typeof value === 'number'
  return (
    value.trim() === '' || (Number.isFinite(Number(value)) && Number(value) === parseFloat(value))
  )
}

const readsText = ({ custom }: FlattenedField, value: unknown) =>
  custom?.readsText === true && typeof value === 'string'

function isNode(value: unknown): boolean {
  if (!isObject(value)) return false
  const { children, root } = value as { children?: unknown; root?: unknown }
  if (root !== undefined) return isNode(root)
  return children === undefined || (Array.isArray(children) && children.every(isNode))
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
