import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'

const exitWithLauncher = new URL('../../../src/cli/exitWithLauncher.mjs', import.meta.url).href

/** Keeps the child in its start until the channel is closed. */
const startsSlowly =
  'data:text/javascript,while (process.connected) await new Promise((go) => setTimeout(go, 1))'

test.each([
  ['starts', ['--import', startsSlowly]],
  ['runs', []],
])(
  'should end a child when its launcher is killed while the child %s [W2]',
  async (_when, before) => {
    const args = [...before, '--import', exitWithLauncher]
    const script = 'setInterval(() => process.connected && process.send("runs"), 10)'
    const child = spawn(process.execPath, [...args, '--eval', script], {
      detached: true,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    if (before.length === 0) await once(child, 'message')
    const ended = once(child, 'exit')
    child.disconnect()
    expect(await ended).toEqual([null, 'SIGKILL'])
  },
)
