interface From {
  account: string
  address: string | undefined
  /** The browser, where it signed in to that account before. */
  device?: string
}

/** Whom a try to sign in counts against, the narrowest first: it ends at the first that refuses. */
export function loginSenders({ account, address, device }: From) {
  if (device) return { 'login-device': device }
  if (!address) return { 'login-unplaced': account, 'login-everybody': 'everybody' }
  return {
    'login-pair': `${address} ${account}`,
    'login-address': address,
    'login-account': account,
  }
}

/** Whom asking for a new password counts against: nobody where the address is not known. */
export function forgotSenders({ account, address }: From) {
  return { 'forgot-pair': address && `${address} ${account}`, 'forgot-address': address }
}
