// Run by mongod.ts in a process of its own, which can be killed when no byte arrives.
import { MongoBinary } from 'mongodb-memory-server'

try {
  console.log(`\nmongod=${await MongoBinary.getPath({ downloadDir: process.argv[2] })}`)
} catch (error) {
  console.error(error.message.split('Details:').at(-1).replaceAll('"', '').trim())
  process.exitCode = 1
}
