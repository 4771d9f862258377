const NAME = 'session'

let channel: BroadcastChannel | undefined

/** One channel a page: a channel does not hear itself, so only the other tabs do. */
const open = () => (channel ??= new BroadcastChannel(NAME))

export function tellOtherTabs() {
  open().postMessage('signed-out')
}

export function onSignOutElsewhere(listener: () => void) {
  const shared = open()
  shared.addEventListener('message', listener)
  return () => shared.removeEventListener('message', listener)
}
