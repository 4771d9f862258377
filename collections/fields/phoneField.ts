import type { TextField } from 'payload'
import { limits } from '@/domain/limits'
import { isPhone, phoneDigits } from '@/domain/phone'
import { en } from '@/messages/en'

/** Ten digits of an Indian number, however it was pasted; may be empty. */
export function phoneField(name: string): TextField {
  return {
    name,
    type: 'text',
    admin: { description: 'Ten digits, without +91.' },
    hooks: {
      beforeValidate: [({ value }) => (typeof value === 'string' ? phoneDigits(value) : value)],
    },
    maxLength: limits.phoneInput,
    validate: (value: unknown) =>
      !value ||
      isPhone(phoneDigits(String(value))) ||
      en.problems.phoneDigits(phoneDigits(String(value)).length),
  }
}
