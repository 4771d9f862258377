/** How long each kind of request took, and what went wrong. */
export function soakRecord() {
  const times = new Map<string, { at: number; ms: number }[]>()
  const errors: string[] = []
  return { errors, note, times }

  /** Notes `act`, which names the kind of what it did, from the moment it was due. */
  async function note(act: () => Promise<string>, due: number) {
    try {
      const kind = await act()
      const now = performance.now()
      const found = times.get(kind) ?? []
      found.push({ at: due, ms: now - due })
      times.set(kind, found)
    } catch (error) {
      errors.push(String(error))
    }
  }
}

export type SoakRecord = ReturnType<typeof soakRecord>
