import { resetContent } from './resetContent'
import { noSettings, runScript } from './runScript'
import { seedContent } from './seedContent'

await runScript(noSettings, async (payload) => {
  const report = console.log
  await resetContent({ payload, report })
  await seedContent({ payload, report })
})
