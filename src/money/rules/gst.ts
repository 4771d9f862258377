import type { StateCode } from './gstStates'
import { type BasisPoints, type Paise, percentOf, shareOf, HUNDRED_PERCENT } from './paise'

export const sellerModes = ['regular', 'composition', 'unregistered'] as const

/** Only a regular seller charges tax. */
export type SellerMode = (typeof sellerModes)[number]

export const placeRules = ['wherePerformed', 'whereRecipient'] as const

/**
 * How the place of supply is determined. Catering: where it is performed (IGST Act, section 12(4)).
 * Organising an event: the state of a registered recipient, otherwise where the event is held (section
 * 12(7)).
 */
export type PlaceRule = (typeof placeRules)[number]

/** The tax settings of one kind of work, which a line stores. */
export interface TaxClass {
  sac: string
  rate: BasisPoints
  placeRule: PlaceRule
}

export interface Seller {
  mode: SellerMode
  state: StateCode
}

export interface Buyer {
  /** Has a GSTIN. */
  registered: boolean
  state: StateCode
}

export interface Taxes {
  cgst: Paise
  sgst: Paise
  igst: Paise
}

interface Supply {
  buyer: Buyer
  /** The state of the venue. */
  heldIn: StateCode
  placeRule: PlaceRule
}

export function placeOfSupply({ buyer, heldIn, placeRule }: Supply): StateCode {
  return placeRule === 'whereRecipient' && buyer.registered ? buyer.state : heldIn
}

interface Taxed {
  place: StateCode
  rate: BasisPoints
  seller: Seller
}

export const noTaxes: Taxes = { cgst: 0, sgst: 0, igst: 0 }

/** The taxes on a taxable value. CGST and SGST are half the rate each, rounded in the same way. */
export function taxesOn(taxable: Paise, { place, rate, seller }: Taxed): Taxes {
  if (seller.mode !== 'regular') return noTaxes
  if (place !== seller.state) return { ...noTaxes, igst: percentOf(taxable, rate) }
  const half = shareOf(taxable, rate, 2 * HUNDRED_PERCENT)
  return { cgst: half, sgst: half, igst: 0 }
}

/** The taxes that an amount includes. The rest is the taxable value. */
export function taxesWithin(amount: Paise, { place, rate, seller }: Taxed): Taxes {
  if (seller.mode !== 'regular') return noTaxes
  if (place !== seller.state)
    return { ...noTaxes, igst: shareOf(amount, rate, HUNDRED_PERCENT + rate) }
  const half = shareOf(amount, rate, 2 * (HUNDRED_PERCENT + rate))
  return { cgst: half, sgst: half, igst: 0 }
}

export const taxSum = ({ cgst, igst, sgst }: Taxes): Paise => cgst + sgst + igst
