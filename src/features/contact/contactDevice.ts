import { deviceDraft } from '@/components/forms/deviceDraft'
import type { ContactDraft } from './ContactDraft'

/** What was typed on the contact page and not sent yet, on this device alone. */
export const contactDevice = deviceDraft<ContactDraft>('contact')
