let ending = false

/** True once this process was told to end. */
export const isEnding = () => ending

/** Only where Next listens too: alone, a listener would keep the process from ending. */
export function listenForEnd() {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      ending = true
    })
  }
}
