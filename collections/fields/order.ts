import type { NumberField } from 'payload'
import { isOrder, ORDER_MAX } from '@/domain/order'
import { access } from '@/messages/en/access'

/** The place in its list; lower comes first. */
export const order: NumberField = {
  name: 'order',
  type: 'number',
  admin: {
    components: { Cell: '/src/admin/cells/OrderCell.client#OrderCell' },
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
