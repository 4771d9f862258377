import { resetContent } from './resetContent'
import { runScript } from './runScript'
import { seedContent } from './seedContent'

await runScript(async (payload) => {
  const report = console.log
  await resetContent({ payload, report })
  await seedContent({ payload, report })
})
