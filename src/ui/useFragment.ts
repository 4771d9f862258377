import { useSyncExternalStore } from 'react'

export function useFragment(): string {
  return useSyncExternalStore(subscribe, readFragment, () => '')
}

/** A fragment that cannot be decoded, such as `#%`, is used as it is. */
function readFragment(): string {
  const raw = location.hash.slice(1)
  try {
    return decodeURIComponent(raw)
  } catch {
    return raw
  }
}

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
