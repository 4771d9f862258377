import { describe, expect, it, vi } from 'vitest'
import { createSteps } from '@/cli/progress'

function recorded(live: boolean) {
  let time = 0
  let text = ''
  const write = (part: string) => void (text += part)
  const steps = createSteps({ write, writeError: write, live, now: () => time })
  return { steps, text: () => text, wait: (seconds: number) => (time += seconds * 1000) }
}

describe('steps', () => {
  it('should tell what a step did in how long [W2]', async () => {
    const { steps, text, wait } = recorded(false)
    await steps.run('Build', async (note) => {
      note('working')
      wait(1.24)
      note('new build')
    })
    expect(text()).toBe('  Build      new build   1.2 s\n')
  })

  it('should name the step that failed and pass its error on [W2]', async () => {
    const { steps, text } = recorded(false)
    const failing = steps.run('Seed', async () => Promise.reject(new Error('no')))
    await expect(failing).rejects.toThrow('no')
    expect(text()).toBe('  Seed       failed   0.0 s\n')
  })

  it('should show on a terminal how long a step takes already [W2]', async () => {
    vi.useFakeTimers()
    try {
      const { steps, text, wait } = recorded(true)
      await steps.run('Build', async (note) => {
        note('next build')
        wait(12)
        vi.advanceTimersByTime(600)
      })
      expect(text()).toContain('Build      next build …   12.0 s')
    } finally {
      vi.useRealTimers()
    }
  })

  it('should say errors only once it is muted [W2]', async () => {
    const { steps, text } = recorded(false)
    steps.mute()
    steps.line('late')
    steps.error('wrong')
    expect(text()).toBe('wrong\n')
  })
})
