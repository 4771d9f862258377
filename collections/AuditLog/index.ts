import type { CollectionConfig, TextField } from 'payload'
import { options } from '@collections/fields'
import { hiddenWithout, nobody, withRight } from '@/account/access'
import { audit as words } from '@/i18n/en/privacy'
import { auditActions } from '@/rules/auditActions'
import { maxLengths } from '@/rules/maxLengths'

/** Only `audit` writes entries; the API cannot add, change or delete them. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  dbName: 'AuditLog',
  labels: words.labels,
  access: { create: nobody, delete: nobody, read: withRight('managePrivacy'), update: nobody },
  admin: {
    defaultColumns: ['createdAt', 'by', 'action', 'about', 'document', 'details'],
    description: words.description,
    group: 'Business',
    hidden: hiddenWithout('managePrivacy'),
    listSearchableFields: ['by', 'about', 'document'],
    pagination: { defaultLimit: 50 },
    useAsTitle: 'by',
  },
  defaultSort: '-createdAt',
  disableBulkEdit: true,
  disableDuplicate: true,
  fields: [
    {
      name: 'action',
      type: 'select',
      label: words.action,
      index: true,
      options: options(auditActions, words.actions),
      required: true,
    },
    line('by', words.by),
    { ...line('byId', words.by), admin: { disableListColumn: true, hidden: true } },
    line('about', words.about),
    line('document', words.document),
    { ...line('documentId', words.document), admin: { hidden: true } },
    { ...line('fields', words.fields), hasMany: true },
    line('details', words.details),
    line('person', words.person.label, words.person.description),
    { name: 'createdAt', type: 'date', label: words.when, admin: moment(), index: true },
  ],
  lockDocuments: false,
  versions: false,
}

function line(name: string, label: string, description?: string) {
  const components = { Cell: '/src/audit/AuditCell#AuditCell' }
  const admin = { components, description } satisfies TextField['admin']
  return { name, type: 'text', label, admin, maxLength: maxLengths.line } satisfies TextField
}

function moment() {
  return {
    components: { Cell: '/src/panel/ListCells.client#MomentCell' },
    date: { displayFormat: 'd MMM yyyy, HH:mm' },
  }
}
