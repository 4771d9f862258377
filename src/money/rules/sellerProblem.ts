import type { SellerMode } from './gst'
import { type StateCode, stateOfGstin } from './gstStates'

interface Seller {
  gstin?: string
  mode: SellerMode
  state: StateCode
}

/** Who charges GST, or is in the composition scheme, has a number, which belongs to one state. */
export function sellerProblem({
  gstin,
  mode,
  state,
}: Seller): 'sellerGstin' | 'sellerState' | undefined {
  if (mode === 'unregistered') return undefined
  const ofGstin = stateOfGstin(gstin ?? '')
  if (!ofGstin) return 'sellerGstin'
  return ofGstin === state ? undefined : 'sellerState'
}
