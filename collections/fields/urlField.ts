import type { TextField } from 'payload'
import { limits } from '@/domain/limits'
import { access } from '@/messages/en/access'

/** A web address that visitors follow; only http and https, never a script. */
export function urlField(name: string): TextField {
  return {
    name,
    type: 'text',
    maxLength: limits.url,
    validate: (value: unknown) =>
      !value || /^https?:\/\/\S+$/.test(String(value)) || access.webAddress,
  }
}
