import { writeFunctions } from './functions'
import { visitorFields } from './schema'

const circumstances: readonly string[] = ['campaign', 'consent', 'idempotencyKey']
const contentFields = visitorFields.filter((name) => !circumstances.includes(name))

type Content = Partial<Record<(typeof visitorFields)[number], unknown>>

/** One text for what a request says, the same for two that say the same; to be hashed. */
export function bookingContent(data: Content): string {
  return JSON.stringify(
    contentFields.map((name) => {
      const value = data[name]
      if (name === 'functions') return writeFunctions(value) || null
      return typeof value === 'number' || typeof value === 'string' ? value : null
    }),
  )
}
