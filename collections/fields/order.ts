import type { NumberField } from 'payload'

/** The place in its list; lower comes first. */
export const order: NumberField = {
  name: 'order',
  type: 'number',
  admin: {
    description: 'Lower numbers come first.',
    position: 'sidebar',
    step: 1,
  },
  defaultValue: 100,
  index: true,
  max: 10_000,
  min: 0,
  required: true,
}
