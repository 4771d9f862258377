import type { Endpoint } from 'payload'
import { deleteDraft } from './deleteDraft'
import { findEarlier } from './findEarlier'
import { newLink } from './newLink'
import { newVersion } from './newVersion'
import { reverseAcceptance } from './reverseAcceptance'
import { revokeQuote } from './revokeQuote'
import { saveDraft } from './saveDraft'
import { sendQuote } from './sendQuote'

export const quoteEndpoints: Endpoint[] = [
  deleteDraft,
  findEarlier,
  newLink,
  newVersion,
  reverseAcceptance,
  revokeQuote,
  saveDraft,
  sendQuote,
]
