import type { CollapsibleField, SelectField } from 'payload'
import { bookingDetails, type BookingDetail } from '@/domain/bookingDetails'
import { limits } from '@/domain/limits'
import { bookingDetails as words } from '@/messages/en/bookingDetails'
import { options } from '../fields/options'

/** What a visitor may add to a request, folded together in the panel; stored side by side. */
export const detailsField: CollapsibleField = {
  type: 'collapsible',
  label: words.group,
  fields: [
    row('contactBy', 'bestTime'),
    row('foodPreference', 'serviceStyle'),
    row('budgetBand', 'heardFrom'),
    {
      name: 'campaign',
      type: 'text',
      label: words.campaign,
      admin: { description: 'Which advertisement or link brought the visitor here.' },
      maxLength: limits.line,
    },
  ],
}

function row(...names: BookingDetail[]) {
  return { type: 'row' as const, fields: names.map(choice) }
}

function choice(name: BookingDetail): SelectField {
  return {
    name,
    type: 'select',
    label: words.labels[name],
    admin: { width: '50%' },
    options: options(bookingDetails[name], words.options[name]),
  }
}
