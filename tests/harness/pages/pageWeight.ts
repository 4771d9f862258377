import type { CDPSession, Page } from 'playwright/test'

const kinds = ['Script', 'Stylesheet', 'Font', 'Image', 'Document', 'Other'] as const
type Kind = (typeof kinds)[number]

/** Bytes as they came over the wire, packed and with their headers. */
export type PageWeight = Record<Kind, number> & { all: number }

/** Bytes that a first view may cost, as they are sent to a browser. */
export const budgets: Partial<Record<keyof PageWeight, number>> = {
  Script: 159_500,
  Stylesheet: 20_000,
  Font: 90_000,
  all: 430_000,
}

/** Bytes of HTML, not packed, with the flight data in it. A letter of Hindi takes three. */
export const htmlBudgets = {
  '/': 70_000,
  '/all-events': 64_000,
  '/all-catering': 70_000,
  '/events/royal-wedding-setup': 59_000,
  '/catering/traditional-rajasthani-thali': 60_000,
  '/hi': 90_000,
  '/hi/all-events': 91_000,
  '/hi/all-catering': 91_000,
  '/hi/events/royal-wedding-setup': 76_000,
  '/hi/catering/traditional-rajasthani-thali': 76_000,
}

/** Opens the page with an empty cache and weighs what it loads by itself. */
export async function weighPage(page: Page, address: string): Promise<PageWeight> {
  const session = await page.context().newCDPSession(page)
  const weight = watch(session)
  // Not one of the visits that are measured: those load a little more, after everything else.
  await page.addInitScript(() => {
    Math.random = () => 1 - Number.EPSILON
  })
  await session.send('Network.enable')
  await session.send('Network.setCacheDisabled', { cacheDisabled: true })
  // How far ahead a browser loads lazy pictures depends on its connection: 1250 px on 4G, and 2500 px
  // where it knows none, as the headless shell does not. The latency makes it 4G for the browser.
  await session.send('Network.emulateNetworkConditions', {
    connectionType: 'cellular4g',
    downloadThroughput: -1,
    latency: 20,
    offline: false,
    uploadThroughput: -1,
  })
  await page.goto(address, { waitUntil: 'load' })
  await page.waitForLoadState('networkidle')
  await session.detach()
  return weight
}

function watch(session: CDPSession): PageWeight {
  const weight = Object.fromEntries([...kinds, 'all'].map((kind) => [kind, 0])) as PageWeight
  const kindOf = new Map<string, Kind>()
  session.on('Network.responseReceived', ({ requestId, type }) => {
    kindOf.set(requestId, kinds.find((kind) => kind === type) ?? 'Other')
  })
  session.on('Network.loadingFinished', ({ encodedDataLength, requestId }) => {
    weight[kindOf.get(requestId) ?? 'Other'] += encodedDataLength
    weight.all += encodedDataLength
  })
  return weight
}
