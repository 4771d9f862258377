/** The page an address asks for; anything that is no page is the first. */
export function pageNumber(asked: string | string[] | undefined): number {
  const page = typeof asked === 'string' && /^\d{1,6}$/.test(asked) ? Number(asked) : 1
  return Math.max(page, 1)
}
