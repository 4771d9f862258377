import type { Endpoint } from 'payload'
import { saveDraft } from './saveDraft'

export const quoteEndpoints: Endpoint[] = [saveDraft]
