import type { TextareaField, TextField } from 'payload'
import { limits } from '@/domain/limits'

type Options<Field> = Partial<Pick<Field & { required?: boolean }, 'required'>> & {
  description?: string
  max?: number
}

/** One line that visitors read, in each language. */
export function localizedText(name: string, options: Options<TextField> = {}): TextField {
  return {
    name,
    type: 'text',
    admin: { description: options.description },
    localized: true,
    maxLength: options.max ?? limits.line,
    required: options.required,
  }
}

/** A paragraph that visitors read, in each language. */
export function localizedTextarea(
  name: string,
  options: Options<TextareaField> = {},
): TextareaField {
  return {
    name,
    type: 'textarea',
    admin: { description: options.description },
    localized: true,
    maxLength: options.max ?? limits.paragraph,
    required: options.required,
  }
}

/** A list of short lines that visitors read, in each language. */
export function localizedList(name: string, options: Options<TextField> = {}): TextField {
  return {
    name,
    type: 'text',
    admin: { description: options.description ?? 'Press Enter after each line.' },
    hasMany: true,
    localized: true,
    maxLength: options.max ?? limits.line,
    maxRows: 20,
    required: options.required,
  }
}
