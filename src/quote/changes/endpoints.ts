import type { Endpoint } from 'payload'
import { findEarlier } from './findEarlier'
import { saveDraft } from './saveDraft'
import { sendQuote } from './sendQuote'
import { addLinkTo, deleteDraft, newVersion, reverseQuote, revokeQuote } from './workOnQuote'

export const quoteEndpoints: Endpoint[] = [
  addLinkTo,
  deleteDraft,
  findEarlier,
  newVersion,
  reverseQuote,
  revokeQuote,
  saveDraft,
  sendQuote,
]
