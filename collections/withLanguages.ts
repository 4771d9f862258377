import type { Field, Plugin, UIField, Validate } from 'payload'
import * as validations from 'payload/shared'
import { rootLocale } from '@/i18n/locales'

/**
 * What editing in several languages asks of every document with translated fields: a bar that says which
 * one is edited; beside each translated field its text in the first language; and that only this one has
 * to be filled in.
 */
export const withLanguages: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map(withBar),
  globals: config.globals?.map(withBar),
})

const bar: UIField = {
  name: 'editedLanguage',
  type: 'ui',
  admin: {
    components: { Field: '/src/panel/LanguageBar.client#LanguageBar' },
    disableListColumn: true,
  },
}

function withBar<Entity extends { fields: Field[] }>(entity: Entity): Entity {
  if (!entity.fields.some(isTranslated)) return entity
  return { ...entity, fields: [bar, ...entity.fields.map(translated)] }
}

function isTranslated(field: Field): boolean {
  if ('localized' in field && field.localized) return true
  return childrenOf(field).some(isTranslated)
}

function childrenOf(field: Field): Field[] {
  if (field.type === 'tabs') return field.tabs.flatMap(({ fields }) => fields)
  return 'fields' in field ? field.fields : []
}

function translated(field: Field): Field {
  if (field.type === 'tabs') {
    return {
      ...field,
      tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map(translated) })),
    }
  }
  if ('fields' in field) return { ...field, fields: field.fields.map(translated) } as Field
  if (!('localized' in field) || !field.localized) return field
  const { admin } = field
  return {
    ...field,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        Description: '/src/panel/FirstText.client#FirstText',
      },
    },
    validate: requiredInFirst(field),
  } as Field
}

type AnyValidate = Validate<unknown, unknown, unknown, object>

function requiredInFirst(field: Field): AnyValidate {
  const own = 'validate' in field ? (field.validate as AnyValidate | undefined) : undefined
  const builtIn = validations[field.type as 'text'] as unknown as AnyValidate
  return (value, options) => {
    const { locale } = options.req
    const isFirst = !locale || locale === 'all' || locale === rootLocale
    return !isFirst && isEmpty(value) ? true : (own ?? builtIn)(value, options)
  }
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && !value.length)
