import { useSyncExternalStore } from 'react'

/** The fragment of the address, without its sign; empty on the server. */
export function useFragment(): string {
  return useSyncExternalStore(subscribe, readFragment, () => '')
}

/** Anybody can write an address: one that is no text, such as `#%`, is taken as it stands. */
function readFragment(): string {
  const raw = location.hash.slice(1)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

/** Another fragment in the address, as a step that Back undoes, without moving the page. */
export function pushFragment(fragment: string) {
  history.pushState(null, '', `#${fragment}`)
  dispatchEvent(new HashChangeEvent('hashchange'))
}

function subscribe(notify: () => void) {
  addEventListener('hashchange', notify)
  addEventListener('popstate', notify)
  return () => {
    removeEventListener('hashchange', notify)
    removeEventListener('popstate', notify)
  }
}
