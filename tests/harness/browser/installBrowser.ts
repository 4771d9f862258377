import { existsSync } from 'node:fs'
import { describeEnd, startChild } from '@/cli/childProcess'
import type { Launch } from '@/cli/launcher'
import { nodeCommand, type Command } from '@/cli/programs'

const silence = 60_000

const aptGet = (args: string[]): Command => ({ file: 'apt-get', args })

/** Ways to get Chromium's headless shell: Playwright's own download, then Debian's package. */
export function installBrowser(launch: Launch): (() => Promise<string | null>)[] {
  return [
    () =>
      attempt({
        launch,
        name: 'playwright install',
        command: nodeCommand({
          script: 'node_modules/playwright/cli.js',
          args: ['install', '--only-shell', 'chromium'],
        }),
      }),
    async () => {
      if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return null
      const reason = await attempt({ launch, name: 'apt-get update', command: aptGet(['update']) })
      return (
        reason ??
        attempt({
          launch,
          name: 'apt-get install',
          command: aptGet(['install', '-y', '--no-install-recommends', 'chromium-headless-shell']),
        })
      )
    },
  ]
}

interface Attempt {
  launch: Launch
  name: string
  command: Command
}

async function attempt({ launch, name, command }: Attempt): Promise<string | null> {
  launch.check()
  launch.steps.line(`  No headless Chromium yet: ${name}`)
  let timer = setTimeout(giveUp, silence)
  let silent = false
  const child = startChild({
    command,
    env: { DEBIAN_FRONTEND: 'noninteractive' },
    onLine: () => {
      clearTimeout(timer)
      timer = setTimeout(giveUp, silence)
    },
  })
  launch.onStop(child.stop)
  const end = await child.ended
  clearTimeout(timer)
  if (silent) return `${name} said nothing for a minute`
  return end.code === 0 ? null : `${name} ${describeEnd(end)}`

  function giveUp() {
    silent = true
    child.kill()
  }
}
