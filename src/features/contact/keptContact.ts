import { contactDevice } from './contactDevice'
import { emptyValues, readContact } from './ContactDraft'

export const contactFormId = 'contact-message'

/** What was typed here before, unless the visitor was faster than the script. */
export function keptContact() {
  const form = document.getElementById(contactFormId)
  if (!(form instanceof HTMLFormElement)) return undefined
  const typed = readContact(new FormData(form))
  if (JSON.stringify(typed) !== JSON.stringify(emptyValues)) return undefined
  return contactDevice.read()?.draft
}
