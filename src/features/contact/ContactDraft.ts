/** The fields as the form shows them, in its order. */
export const contactFields = ['name', 'contactNumber', 'email', 'message'] as const
export type ContactFieldName = (typeof contactFields)[number]

/** What was typed, as it was typed. */
export type ContactValues = Record<ContactFieldName, string>

export interface ContactDraft {
  /** The server answers the same key with the same message. */
  key: string
  values: ContactValues
}

export const emptyValues: ContactValues = { name: '', contactNumber: '', email: '', message: '' }

/** What a form holds. Files and fields that are not ours are left out. */
export function readContact(data: FormData): ContactValues {
  const values = { ...emptyValues }
  for (const name of contactFields) {
    const value = data.get(name)
    if (typeof value === 'string') values[name] = value
  }
  return values
}
