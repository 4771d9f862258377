import { APIError, ValidationError, type AfterErrorHook } from 'payload'

/**
 * Next bundles Payload once for pages and once for routes, and its minifier renames classes. A route
 * does not recognise an error of the other copy and leaves out its data (which field, and why); an
 * error of its own copy it calls by the minified name.
 */
export const keepErrorData: AfterErrorHook = ({ error, result }) => {
  const [told] = (result?.errors ?? []) as { data?: unknown; name?: unknown }[]
  if (!told || !(error instanceof APIError) || !error.isPublic) return undefined
  // The answer of another hook stays.
  if (told.data && told.name !== error.name) return undefined
  const { data, message } = error
  if (!data) return { response: { errors: [{ message }] } }
  const name = error instanceof ValidationError ? 'ValidationError' : error.name
  return { response: { errors: [{ name, data, message }] } }
}
