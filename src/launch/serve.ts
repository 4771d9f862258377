import { fullDiskLine, fullDiskPattern } from './explain'
import { LaunchError } from './LaunchError'
import type { Launch } from './createLaunch'
import { startSite, type SiteOptions } from './startSite'

export interface ServeOptions extends Omit<SiteOptions, 'onEnd' | 'onLine'> {
  launch: Launch
  /** Also end everything when the site only says that the disk is full. */
  endOnFullDisk: boolean
}

/** Starts the site as part of a launcher, which shows what it says and ends when it does. */
export async function serve({ launch, endOnFullDisk, ...options }: ServeOptions) {
  await launch.steps.run('Site', async (note) => {
    launch.check()
    const site = startSite({ ...options, onEnd: launch.fail, onLine })
    launch.onStop(site.stop)
    await site.ready
    note(`listening on port ${options.port}`)
  })

  function onLine(line: string) {
    launch.steps.line(line)
    if (endOnFullDisk && fullDiskPattern.test(line)) launch.fail(new LaunchError(fullDiskLine))
  }
}
