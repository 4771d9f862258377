import type { CollectionConfig, PayloadRequest, TextFieldSingleValidation } from 'payload'
import { hiddenWithout, withRight } from '@/account/access'
import { access as accessWords } from '@/i18n/en/account'
import { inLocale } from '@/i18n/localePath'
import { paths } from '@/paths'
import { locales } from '@/rules/locales'
import { maxLengths } from '@/rules/maxLengths'
import { pageNames } from '@/rules/pages'
import {
  isOwnPath,
  isOwnTarget,
  isReserved,
  makesCircle,
  normalPath,
  type RedirectRule,
} from '@/rules/redirects'
import { contentHooks } from '@/site/publishing'
import { isService } from './isService'

const words = accessWords.redirects

const editors = withRight('editContent')

export const Redirect: CollectionConfig = {
  slug: 'redirects',
  dbName: 'Redirect',
  labels: { singular: 'Redirect', plural: 'Redirects' },
  access: { create: editors, delete: editors, read: editors, update: editors },
  admin: {
    defaultColumns: ['from', 'to', 'updatedAt'],
    description:
      'Sends visitors from an old address to a page of this site. When the address of a published service changes, its old one is added here automatically.',
    group: 'Content',
    hidden: hiddenWithout('editContent'),
    listSearchableFields: ['from', 'to'],
    useAsTitle: 'from',
  },
  defaultSort: 'from',
  fields: [
    {
      name: 'from',
      type: 'text',
      admin: {
        description: 'The path of the old address, for example /wedding-offers.',
        placeholder: '/old-page',
      },
      hooks: { beforeValidate: [({ value }) => value && normalPath(String(value))] },
      label: 'Old address',
      maxLength: maxLengths.url,
      required: true,
      unique: true,
      validate: checkFrom as TextFieldSingleValidation,
    },
    {
      name: 'to',
      type: 'text',
      admin: {
        description: 'The path of the page that visitors see instead, for example /all-events.',
        placeholder: '/new-page',
      },
      hooks: { beforeValidate: [({ value }) => value && String(value).trim()] },
      label: 'Leads to',
      maxLength: maxLengths.url,
      required: true,
      validate: checkTo as TextFieldSingleValidation,
    },
  ],
  hooks: contentHooks,
  versions: false,
}

interface Checked {
  id?: number | string
  req: PayloadRequest
  siblingData: Partial<RedirectRule>
}

async function checkFrom(value: string | null | undefined, { req }: Checked) {
  if (!value) return words.missing
  const from = normalPath(value)
  if (!isOwnPath(value.trim())) return words.ownPath
  if (isReserved(from)) return words.reserved
  if (sitePages.includes(from) || (await isService(from, req))) return words.page
  return true
}

async function checkTo(value: string | null | undefined, { id, req, siblingData }: Checked) {
  if (!value) return words.missing
  const to = value.trim()
  if (!isOwnTarget(to)) return words.ownPath
  if (isReserved(to)) return words.reserved
  const from = normalPath(siblingData.from ?? '')
  const rules = await otherRules(req, id)
  return !makesCircle(rules, { from, to }) || words.circle
}

async function otherRules(req: PayloadRequest, id: Checked['id']): Promise<RedirectRule[]> {
  const { docs } = await req.payload.find({
    collection: 'redirects',
    pagination: false,
    req,
    where: id === undefined ? {} : { id: { not_equals: id } },
  })
  return docs
}

const sitePages = locales.flatMap((locale) => [
  ...pageNames.flatMap((name) => [paths[name](locale), paths.inFooter(locale, name)]),
  inLocale(locale, '/events'),
  inLocale(locale, '/catering'),
])
