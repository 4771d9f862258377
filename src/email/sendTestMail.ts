import { randomUUID } from 'node:crypto'
import { getPayload } from 'payload'
import { siteEnv } from '@/env'
import { testMail as words } from '@/i18n/en/email'
import { describeFailure, describeAccepted } from './describeMailAnswer'
import { mailHtml } from './html'
import { sendEmail } from './sendEmail'

const [to = ''] = process.argv.slice(2)

await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')
const payload = await getPayload({ config, disableDBConnect: true, disableOnInit: true })
const text = words.text(siteEnv().siteUrl)
try {
  const html = mailHtml({ sections: [{ lines: [text] }], title: words.subject })
  const mail = { html, id: `test-${randomUUID()}`, subject: words.subject, text, to }
  console.info(describeAccepted(await sendEmail({ ...mail, payload })))
  process.exit(0)
} catch (error) {
  console.error(describeFailure(error))
  process.exit(1)
}
