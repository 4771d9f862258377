// Run by downloadMongod.ts in a process of its own, which can be killed when no byte arrives.
import { MongoBinary } from 'mongodb-memory-server'

try {
  console.log(`\nmongod=${await MongoBinary.getPath()}`)
} catch (error) {
  const details = error.message.split('Details:').at(-1)
  console.error(details.replaceAll('"', '').trim())
  process.exitCode = 1
}
