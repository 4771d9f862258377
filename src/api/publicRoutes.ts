import { requestProblems } from '@/i18n/en/requestProblems'

/** The routes of the public site. Every other route answers 401 without a session. */
const publicRoutes = [
  'GET /bookings/day-load',
  'GET /bookings/form-token',
  'GET /media/file/:filename',
  'GET /users/me',
  'POST /bookings',
  'POST /users/forgot-password',
  'POST /users/login',
  'POST /users/logout',
  'POST /users/reset-password',
]

const patterns = publicRoutes.map((route) => new RegExp(`^${route.replace(/:\w+/g, '[^/]+')}$`))

export const isPublic = (route: string) => patterns.some((pattern) => pattern.test(route))

interface Sent {
  headers: Headers
  /** Such as `GET /users/me`. */
  route: string
}

/** No public route accepts a file, so multipart bodies are refused unread. */
export function refuseStranger({ headers, route }: Sent): Response | undefined {
  if (!isPublic(route)) return refused(requestProblems.signIn, 401)
  const isForm = /multipart/i.test(headers.get('content-type') ?? '')
  return isForm ? refused(requestProblems.noForm, 415) : undefined
}

function refused(message: string, status: number) {
  return Response.json({ errors: [{ message }] }, { status })
}
