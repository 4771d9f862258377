import { onTestFinished } from 'vitest'
import { createLaunch, explain, type OwnedLaunch } from '@/cli/launcher'
import { createSteps } from '@/cli/progress'

/** What the parts of a launcher share, in this process; `said` is what a person would have read. */
export function createTestLaunch() {
  let said = ''
  const write = (text: string) => void (said += text)
  const steps = createSteps({ write, writeError: write, live: false })
  const launch = createLaunch({ steps, onFail: (error) => steps.error(explain(error)) })
  return { ...launch, said: () => said }
}

/** One that ends with the test. */
export function launchForTest(): OwnedLaunch {
  const launch = createTestLaunch()
  onTestFinished(() => launch.stopAll())
  return launch
}
