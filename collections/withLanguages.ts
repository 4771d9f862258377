import {
  type CollectionBeforeOperationHook,
  type Field,
  type FieldHook,
  type GlobalConfig,
  type Plugin,
  type UIField,
  type Validate,
  ValidationError,
} from 'payload'
import * as validations from 'payload/shared'
import { access } from '@/i18n/en/account'
import { rootLocale } from '@/rules/locales'
import { isBlank } from '@/rules/text'

/**
 * Adds to every document with translated fields: a bar that shows which language is edited, the English text
 * beside each translated field, and a validation that requires only the English texts before anything is
 * published.
 */
export const withLanguages: Plugin = (config) => ({
  ...config,
  collections: config.collections?.map((one) => {
    if (!one.fields.some(isTranslated)) return one
    const beforeOperation = [...(one.hooks?.beforeOperation ?? []), requireFirstInPublished]
    return { ...one, fields: withBar(one.fields), hooks: { ...one.hooks, beforeOperation } }
  }),
  globals: config.globals?.map((one) => {
    if (!one.fields.some(isTranslated)) return one
    const beforeOperation = [...(one.hooks?.beforeOperation ?? []), requireFirstInGlobal]
    return { ...one, fields: withBar(one.fields), hooks: { ...one.hooks, beforeOperation } }
  }),
})

const bar: UIField = {
  name: 'editedLanguage',
  type: 'ui',
  admin: {
    components: { Field: '/src/panel/LanguageBar.client#LanguageBar' },
    disableListColumn: true,
  },
}

const withBar = (fields: Field[]) => [bar, ...fields.map(translated)]

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
  const { admin, hooks } = field
  return {
    ...field,
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        Description: '/src/panel/FirstText.client#FirstText',
      },
    },
    hooks: field.required
      ? { ...hooks, beforeChange: [...(hooks?.beforeChange ?? []), requireFirstInStored] }
      : hooks,
    validate: requiredInFirst(field),
  } as Field
}

const isFirst = (locale: unknown) => !locale || locale === rootLocale

type AnyValidate = Validate<unknown, unknown, unknown, object>

function requiredInFirst(field: Field): AnyValidate {
  const own = 'validate' in field ? (field.validate as AnyValidate | undefined) : undefined
  const builtIn = validations[field.type as 'text'] as unknown as AnyValidate
  return (value, options) => {
    const { locale, t } = options.req
    if (!isBlank(value)) return (own ?? builtIn)(value, options)
    if (!isFirst(locale)) return builtIn(value, { ...options, required: false } as typeof options)
    const isMissing = 'required' in field && field.required && value
    return isMissing ? t('validation:required') : (own ?? builtIn)(value, options)
  }
}

/**
 * A save in another language keeps the stored English texts, so these are checked. A new document or row has
 * none.
 */
const requireFirstInStored: FieldHook = (args) => {
  const { data, path, req, siblingDocWithLocales = {}, siblingFields } = args
  if (data?._status === 'draft' || isFirst(req.locale)) return
  const stored = Object.entries(siblingDocWithLocales).map(([name, texts]) => [
    name,
    (texts as Partial<Record<string, unknown>> | null | undefined)?.[rootLocale],
  ])
  const texts = (siblingFields as Field[]).filter(isRequiredText)
  refuse(missingIn(texts, Object.fromEntries(stored), path.slice(0, -1)))
}

/** Publishing one language keeps the published texts of the others. */
const requireFirstInPublished: CollectionBeforeOperationHook = async ({
  args,
  collection,
  req,
}) => {
  const { id, overrideAccess, publishSpecificLocale } = args as OperationArgs
  if (isFirst(publishSpecificLocale) || !id || !(req.user ?? overrideAccess)) return
  const published = await req.payload.findByID({
    id,
    collection: collection.slug,
    depth: 0,
    disableErrors: true,
    locale: rootLocale,
    req,
  })
  refuse(missingIn(collection.fields, published && isPublished(published) ? published : {}))
}

/** The same for a global. Payload does not validate fields when it restores a version. */
const requireFirstInGlobal: GlobalBeforeOperationHook = async ({
  args,
  global,
  operation,
  req,
}) => {
  const { id, overrideAccess, publishSpecificLocale } = args as OperationArgs
  if (!(req.user ?? overrideAccess)) return
  const first = { depth: 0, locale: rootLocale, req, slug: global.slug } as const
  if (operation === 'restoreVersion' && id) {
    const { version } = await req.payload.findGlobalVersionByID({ ...first, id: String(id) })
    refuse(isPublished(version) ? missingIn(global.fields, version) : [])
  } else if (operation === 'update' && !isFirst(publishSpecificLocale)) {
    const published = await req.payload.findGlobal(first)
    refuse(missingIn(global.fields, isPublished(published) ? published : {}))
  }
}

type GlobalBeforeOperationHook = NonNullable<
  NonNullable<GlobalConfig['hooks']>['beforeOperation']
>[number]

interface OperationArgs {
  id?: number | string
  overrideAccess?: boolean
  publishSpecificLocale?: string
}

interface Missing {
  label: string
  path: string
}

const isPublished = (doc: object) => '_status' in doc && doc._status === 'published'

const isRequiredText = (field: Field) =>
  'localized' in field && Boolean(field.localized) && 'required' in field && field.required

/** The required translated fields that are empty in English. */
function missingIn(fields: Field[], values: object, path: (number | string)[] = []): Missing[] {
  return fields.flatMap((field) => {
    if (!('name' in field)) return missingIn(childrenOf(field), values, path)
    const [value, at]: [unknown, typeof path] = [
      Reflect.get(values, field.name),
      [...path, field.name],
    ]
    if (isRequiredText(field)) {
      const label = 'label' in field && typeof field.label === 'string' ? field.label : field.name
      return isBlank(value) ? [{ label, path: at.join('.') }] : []
    }
    if (field.type === 'array') {
      const rows = (value ?? []) as object[]
      return rows.flatMap((row, index) => missingIn(field.fields, row, [...at, index]))
    }
    return missingIn(childrenOf(field), isObject(value) ? value : {}, at)
  })
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function refuse(missing: Missing[]) {
  if (missing.length === 0) return
  const errors = missing.map((field) => ({ ...field, message: access.missingInFirst }))
  throw new ValidationError({ errors })
}
