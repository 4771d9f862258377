import { paths } from '@/paths'

/** And back to this address afterwards: what was typed waits on the device. */
export function goToSignIn() {
  const { pathname, search } = window.location
  window.location.assign(paths.login(pathname + search))
}
