import type { CollectionConfig, TextField } from 'payload'
import { auditActions } from '@/domain/audit'
import { limits } from '@/domain/limits'
import { audit as words } from '@/messages/en/audit'
import { admins, hiddenFromStaff, nobody } from '../access/rules'
import { options } from '../fields/options'

/** Written by `audit` alone; over no API can anybody add, change or remove a line. */
export const AuditLog: CollectionConfig = {
  slug: 'audit-log',
  dbName: 'AuditLog',
  labels: words.labels,
  access: { create: nobody, delete: nobody, read: admins, update: nobody },
  admin: {
    defaultColumns: ['createdAt', 'by', 'action', 'about', 'document', 'details'],
    description: words.description,
    group: 'Business',
    hidden: hiddenFromStaff,
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
}

function line(name: string, label: string, description?: string) {
  const components = { Cell: '/src/admin/audit/AuditCell#AuditCell' }
  const admin = { components, description } satisfies TextField['admin']
  return { name, type: 'text', label, admin, maxLength: limits.line } satisfies TextField
}

function moment() {
  return {
    components: { Cell: '/src/admin/cells/MomentCell.client#MomentCell' },
    date: { displayFormat: 'd MMM yyyy, HH:mm' },
  }
}
