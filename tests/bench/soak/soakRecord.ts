export interface Done {
  /** What somebody came for. */
  kind: string
  /** What that took, where it is several works. */
  parts?: { kind: string; ms: number }[]
}

interface Time {
  at: number
  ms: number
}

/** How long each kind of act took, and what went wrong. */
export function soakRecord() {
  const kinds = new Map<string, Time[]>()
  const parts = new Map<string, Time[]>()
  const errors: string[] = []
  return { errors, kinds, note, parts }

  /** Notes `act` from the moment it was due. */
  async function note(act: () => Promise<Done>, due: number) {
    try {
      const done = await act()
      add(kinds, done.kind, { at: due, ms: performance.now() - due })
      for (const { kind, ms } of done.parts ?? []) add(parts, kind, { at: due, ms })
    } catch (error) {
      errors.push(String(error))
    }
  }
}

function add(times: Map<string, Time[]>, name: string, time: Time) {
  const found = times.get(name) ?? []
  found.push(time)
  times.set(name, found)
}

export type SoakRecord = ReturnType<typeof soakRecord>
