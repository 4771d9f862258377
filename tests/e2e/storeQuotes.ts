import { randomBytes } from 'node:crypto'
import type { FoundQuote } from '@/quote/customer/findQuoteByToken'
import { hashToken } from '@/quote/links'
import { liveLinksOf } from '@/quote/rules/quoteState'
import { siteDatabase } from './siteDatabase'
import { storeBookings } from './storeBookings'

/** Puts this quote into the database, past the rules, and gives the token of its page. */
export async function storeQuote(
  site: { databaseUri: string },
  { quote, version }: FoundQuote,
): Promise<{ booking: string; token: string }> {
  const database = siteDatabase(site)
  const [booking = ''] = await storeBookings(site, [{ name: version.content.buyer.name }])
  const token = randomBytes(32).toString('base64url')
  const link = {
    tokenHash: hashToken(token),
    madeAt: version.issued.at,
    by: 'Asha',
    way: 'copied',
  } as const
  const versions = [{ ...version, links: [link] }]
  await database.collection('Quote').deleteMany({})
  await database.collection('Quote').insertOne({
    booking,
    ...(quote.number && { number: quote.number }),
    versions: JSON.parse(JSON.stringify(versions)) as object[],
    links: liveLinksOf(versions),
    revision: 1,
    createdAt: new Date(),
    updatedAt: new Date(),
  })
  return { booking, token }
}

export const storedVersion = async (site: { databaseUri: string }) => {
  const found = await siteDatabase(site).collection('Quote').findOne({})
  return (found?.versions as FoundQuote['version'][] | undefined)?.[0]
}
