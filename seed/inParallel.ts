const lanes = 4

/** Works through the items in their order, a few at a time; after an error no more are begun. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  for (let at = 0; at < items.length; at += lanes) {
    const results = await Promise.allSettled(items.slice(at, at + lanes).map(work))
    const failed = results.find((result) => result.status === 'rejected')
    if (failed) throw failed.reason
  }
}
