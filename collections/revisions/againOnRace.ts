const ATTEMPTS = 4

/** For work that reads before it writes and only adds: it is done again when somebody was faster. */
export async function againOnRace<Result>(
  work: () => Promise<Result>,
  attempt = 1,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    // Not by its class: Next bundles Payload for pages and for routes, each with classes of its own.
    const isRace = (error as { status?: unknown }).status === 409
    if (!isRace || attempt === ATTEMPTS) throw error
    return againOnRace(work, attempt + 1)
  }
}
