import type { NumberField } from 'payload'
import { RETENTION_MONTHS, RETENTION_MONTHS_MAX } from '@/domain/constants'
import { privacy } from '@/messages/en/privacy'
import { adminsOnField } from '../access/rules'

/** How long a request keeps its person. */
export const retentionMonths: NumberField = {
  name: 'retentionMonths',
  type: 'number',
  label: privacy.retention.label,
  access: { read: adminsOnField },
  admin: { description: privacy.retention.description, step: 1 },
  defaultValue: RETENTION_MONTHS,
  max: RETENTION_MONTHS_MAX,
  min: 1,
  validate: (months: unknown) => isMonths(months) || privacy.retention.wrong,
}

function isMonths(months: unknown): boolean {
  if (months === null || months === undefined) return true
  return Number.isInteger(months) && Number(months) >= 1 && Number(months) <= RETENTION_MONTHS_MAX
}
