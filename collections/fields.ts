import type {
  CollectionConfig,
  GlobalConfig,
  GroupField,
  NumberField,
  Option,
  TextareaField,
  TextField,
  UploadField,
} from 'payload'
import { contentAccess, hiddenWithout, publishedOrEditors, withRight } from '@/account/access'
import { access } from '@/i18n/en/account'
import { isOrder, ORDER_MAX, toSlug } from '@/rules/fieldValues'
import { maxLengths } from '@/rules/maxLengths'
import { sentenceLabel } from '@/rules/text'
import { contentHooks, revalidateAfterGlobalChange } from '@/site/publishing'

/** The texts above a section of the home page. */
export function heading(name: string): GroupField {
  return {
    name,
    type: 'group',
    label: `Above the ${name} section`,
    fields: [
      {
        ...localizedText('kicker', {
          description: 'A few words in small letters above the title.',
          max: maxLengths.name,
        }),
        label: 'Small line',
      },
      localizedText('title', {
        description: 'The large line of the section.',
        max: maxLengths.title,
        required: true,
      }),
      localizedTextarea('text', { description: 'One or two sentences under the title.' }),
    ],
  }
}

interface Options {
  description?: string
  max?: number
  required?: boolean
}

const localized = (name: string, { description, max, required }: Options) => ({
  name,
  admin: { description },
  localized: true,
  maxLength: max,
  required,
})

export function localizedText(name: string, options: Options = {}): TextField {
  return { ...localized(name, { max: maxLengths.line, ...options }), type: 'text' }
}

export function localizedTextarea(name: string, options: Options = {}): TextareaField {
  return { ...localized(name, { max: maxLengths.paragraph, ...options }), type: 'textarea' }
}

export function localizedList(name: string, options: Options = {}): TextField {
  const list = { max: maxLengths.line, description: 'Press Enter after each line.', ...options }
  const field = localized(name, list)
  const admin = { ...field.admin, placeholder: access.typeAndEnter }
  return { ...field, admin, type: 'text', hasMany: true, maxRows: 20 }
}

export function options(values: readonly string[], labels: Record<string, string> = {}): Option[] {
  return values.map((value) => ({ label: labels[value] ?? sentenceLabel(value), value }))
}

export const order: NumberField = {
  name: 'order',
  type: 'number',
  admin: {
    components: { Cell: '/src/panel/OrderCell.client#OrderCell' },
    description: 'Lower numbers come first. Tens leave room to put something in between.',
    position: 'sidebar',
    step: 1,
  },
  defaultValue: 100,
  index: true,
  max: ORDER_MAX,
  min: 0,
  required: true,
  validate: (value: unknown) => isOrder(value) || access.order,
}

export const picture: UploadField = {
  name: 'image',
  type: 'upload',
  label: 'Picture',
  admin: { description: 'Choose one of Pictures, or upload a new one here.' },
  relationTo: 'media',
  required: true,
}

/** Not `.` or `..`, which browsers resolve as folders. */
const slugOf = (text: unknown) => toSlug(String(text ?? '')).slice(0, maxLengths.title)

/** The last part of a page's address. Made from the title while it is empty. */
export const slug: TextField = {
  name: 'slug',
  type: 'text',
  admin: {
    description: 'The last part of the address. Made from the title when left empty.',
    position: 'sidebar',
  },
  hooks: {
    beforeValidate: [
      ({ siblingData, value }) => slugOf(value) || slugOf(siblingData.title) || undefined,
    ],
  },
  index: true,
  maxLength: maxLengths.title,
  unique: true,
}

export function urlField(name: string): TextField {
  return {
    name,
    type: 'text',
    maxLength: maxLengths.url,
    validate: (value: unknown) =>
      !value || /^https?:\/\/\S+$/.test(String(value)) || access.webAddress,
  }
}

const PublishButton = '/src/platform/PublishButton.client#PublishButton'

const hidden = hiddenWithout('editContent')

const versions = { drafts: { schedulePublish: true }, maxPerDoc: 20 }

/** Content of editors: visible once published, after which its pages are rendered again. */
export function contentCollection({ admin, ...own }: CollectionConfig): CollectionConfig {
  const content = { access: contentAccess, hooks: contentHooks, versions }
  const components = { edit: { PublishButton } }
  return { ...content, ...own, admin: { components, group: 'Content', hidden, ...admin } }
}

export function pageGlobal({ admin, ...own }: GlobalConfig): GlobalConfig {
  const editors = withRight('editContent')
  const access = { read: publishedOrEditors, readVersions: editors, update: editors }
  const hooks = { afterChange: [revalidateAfterGlobalChange] }
  const components = { elements: { PublishButton } }
  return {
    access,
    hooks,
    versions,
    ...own,
    admin: { components, group: 'Content', hidden, ...admin },
  }
}
