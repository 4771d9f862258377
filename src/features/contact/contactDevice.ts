import { deviceDraft, reviveValues } from '@/components/forms/deviceDraft'
import { emptyValues, type ContactDraft } from './ContactDraft'

/** What was typed on the contact page and not sent yet, on this device alone. */
export const contactDevice = deviceDraft<ContactDraft>({
  name: 'contact',
  revive: ({ key = '', values }) => ({ key, values: reviveValues(emptyValues, values) }),
})
