const names = ['utm_source', 'utm_medium', 'utm_campaign'] as const
const item = 'campaign'

/** For example `google / cpc / wedding-season`, from the link to this page, or undefined. */
export function campaignOf(query: Partial<Record<string, unknown>>): string | undefined {
  const said = names.map((name) => query[name]).filter((value) => typeof value === 'string')
  return said.join(' / ').slice(0, 240) || undefined
}

export function rememberCampaign() {
  const campaign = campaignOf(Object.fromEntries(new URLSearchParams(location.search)))
  try {
    if (campaign) sessionStorage.setItem(item, campaign)
  } catch {}
}

export function rememberedCampaign(): string | undefined {
  try {
    return sessionStorage.getItem(item) ?? undefined
  } catch {
    return undefined
  }
}
