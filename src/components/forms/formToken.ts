import { paths } from '@/paths'

let latest: string | undefined

/** Asks the server to note when a form was opened. Nobody waits for it, and nothing fails without. */
export async function askFormToken() {
  try {
    const response = await fetch(paths.formTokenApi(), { credentials: 'omit' })
    const { token } = (await response.json()) as { token?: string }
    latest = token
  } catch {
    // Offline or slow: the request goes without, which alone speaks against nobody.
  }
}

export const currentFormToken = () => latest
