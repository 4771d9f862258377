export type Note = (text: string) => void

export interface Steps {
  run<Result>(name: string, work: (note: Note) => Promise<Result>): Promise<Result>
  line(text: string): void
  error(text: string): void
  mute(): void
}

interface Running {
  name: string
  text: string
  started: number
}

interface StepsOptions {
  write(text: string): void
  writeError(text: string): void
  live: boolean
  now?: () => number
}

const redrawEvery = 500
const remindEvery = 20_000
const clearLine = '\r\u001b[2K'

export function createSteps({ write, writeError, live, now = Date.now }: StepsOptions): Steps {
  const running = new Set<Running>()
  let timer: NodeJS.Timeout | undefined
  let muted = false

  return {
    line,
    error: (text) => writeError(live ? `${clearLine}${text}\n` : `${text}\n`),
    mute: () => (muted = true),
    async run(name, work) {
      const step: Running = { name, text: '', started: now() }
      running.add(step)
      timer ??= setInterval(tick, live ? redrawEvery : remindEvery).unref()
      try {
        const result = await work((text) => (step.text = text))
        end(step, step.text)
        return result
      } catch (error) {
        end(step, 'failed')
        throw error
      }
    },
  }

  function line(text: string) {
    if (!muted) write(live ? `${clearLine}${text}\n` : `${text}\n`)
  }

  function end(step: Running, text: string) {
    running.delete(step)
    if (running.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    line(format({ name: step.name, text, time: seconds(step) }))
  }

  function tick() {
    if (muted) return
    const lines = [...running].map((step) =>
      format({ name: step.name, text: `${step.text || 'working'} …`, time: seconds(step) }),
    )
    if (live) write(clearLine + lines.map((text) => text.trim()).join(' | '))
    else lines.forEach(line)
  }

  function seconds(step: Running) {
    return `${((now() - step.started) / 1000).toFixed(1)} s`
  }
}

function format({ name, text, time }: { name: string; text: string; time: string }) {
  return `  ${name.padEnd(10)} ${text}   ${time}`
}
