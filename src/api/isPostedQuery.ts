import { MalformedRequest } from './malformedRequest'

/** The headers by which Payload takes a POST for a GET. */
const overrides = ['x-http-method-override', 'x-payload-http-method-override']

export const isPostedQuery = ({ headers, method }: Request) =>
  method === 'POST' && overrides.some((name) => headers.get(name) === 'GET')

/**
 * The panel posts a query that is too long for an address, as a form. Payload takes JSON as well, and would
 * write values of it into the address unescaped, so JSON is refused.
 */
export async function moveQueryToAddress(request: Request): Promise<Request | Response> {
  const { signal, url } = request
  const headers = new Headers(request.headers)
  if (headers.get('content-type') !== 'application/x-www-form-urlencoded') {
    return new MalformedRequest().toResponse()
  }
  for (const name of ['content-length', 'content-type', ...overrides]) headers.delete(name)
  const query = await request.text()
  return new Request(`${url}${url.includes('?') ? '&' : '?'}${query}`, { headers, signal })
}
