import { resetContent } from './resetContent'
import { runScript } from './runScript'
import { seedContent } from './seedContent'

/** All content as on the first day. `npm run seed -- --reset` asks whether that is meant. */
await runScript(async (payload) => {
  const report = console.log
  await resetContent({ payload, report })
  await seedContent({ payload, report })
})
