import { APIError, ValidationError, type AfterErrorHook } from 'payload'

/**
 * Keeps the data of an error (which field, and why) in the answer. Next bundles Payload once for pages and
 * once for routes, and its minifier renames classes: a route does not recognise an error of the other copy
 * and leaves out its data, and calls an error of its own copy by the minified name.
 * Version: Next 16.4, Payload 3.90. Upstream: https://github.com/payloadcms/payload/issues/17298 (closed),
 * https://github.com/payloadcms/payload/pull/14375 (open). Can go when Payload names its errors itself.
 */
export const keepErrorData: AfterErrorHook = ({ error, result }) => {
  const [answered] = (result?.errors ?? []) as { data?: unknown; name?: unknown }[]
  if (!answered || !(error instanceof APIError) || !error.isPublic) return undefined
  // Keeps the response of another hook.
  if (answered.data && answered.name !== error.name) return undefined
  const { data, message } = error
  if (!data) return { response: { errors: [{ message }] } }
  const name = error instanceof ValidationError ? 'ValidationError' : error.name
  return { response: { errors: [{ name, data, message }] } }
}
