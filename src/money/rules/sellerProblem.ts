import type { SellerMode } from './gst'
import { type StateCode, stateOfGstin } from './gstStates'

interface Seller {
  gstin?: string
  mode: SellerMode
  state: StateCode
}

/** A seller with GST or in the composition scheme needs a GSTIN of the same state. */
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
