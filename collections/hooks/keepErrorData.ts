import { APIError, ValidationError, type AfterErrorHook } from 'payload'

/**
 * Next bundles Payload once for pages and once for routes. An error of the one is a stranger to the
 * other, which then leaves out what the forms need: which field, and why.
 */
export const keepErrorData: AfterErrorHook = ({ error, result }) => {
  const [told] = (result?.errors ?? []) as { data?: unknown; name?: string }[]
  if (!told || told.data || !(error instanceof APIError) || !error.isPublic || !error.data) {
    return undefined
  }
  const { data, message } = error
  const name = error instanceof ValidationError ? 'ValidationError' : error.name
  return { response: { errors: [{ name, data, message }] } }
}
