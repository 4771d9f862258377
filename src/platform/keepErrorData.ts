import { APIError, ValidationError, type AfterErrorHook } from 'payload'

/**
 * Next bundles Payload once for pages and once for routes, and its minifier takes names from classes.
 * An error of the one is then a stranger to the other, which leaves out what people need: which
 * field, and why.
 */
export const keepErrorData: AfterErrorHook = ({ error, result }) => {
  const [told] = (result?.errors ?? []) as { data?: unknown }[]
  if (!told || told.data || !(error instanceof APIError) || !error.isPublic) return undefined
  const { data, message } = error
  if (!data) return { response: { errors: [{ message }] } }
  const name = error instanceof ValidationError ? 'ValidationError' : error.name
  return { response: { errors: [{ name, data, message }] } }
}
