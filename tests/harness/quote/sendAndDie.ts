import { getPayload } from 'payload'

// A program: sends the quote that its arguments name, and dies without warning before the write that issues it,
// or after it.
const [moment, path = '', revision, token = ''] = process.argv.slice(2)

// As in seed/runScript.ts: first, or Lexical's files may await one another for ever.
await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')
const { storedQuotes } = await import('@/quote/storedQuotes')
const { post } = await import('../requests/rest')
const payload = await getPayload({ config })

const quotes = Object.getPrototypeOf(storedQuotes(payload)) as {
  updateOne: (...args: unknown[]) => Promise<unknown>
}
const { updateOne } = quotes
quotes.updateOne = async function (...args) {
  if (moment === 'after') await updateOne.apply(this, args)
  process.kill(process.pid, 'SIGKILL')
}
const answer = await post(payload, path, { revision: Number(revision), way: 'copied' }, token)
console.log(`It lived: ${answer.status} ${JSON.stringify(answer.body)}`)
process.exit(1)
