import { generateFiles } from '@/cli/generateFiles'
import { runLauncher } from '@/cli/runLauncher'

await runLauncher({
  async main(launch) {
    const changed = await generateFiles(launch)
    launch.steps.line(changed.length > 0 ? `Written: ${changed.join(', ')}` : 'Nothing changed.')
  },
})
