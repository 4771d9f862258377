import { lacksCuts } from '@collections/Media/addMissingCuts'
import { reading } from './options'
import { noSettings, runScript } from './runScript'

/**
 * `npm run pictures`: adds missing sizes to the stored pictures, one after the other. A running site shows
 * them within an hour, when its pages are rendered again.
 */
await runScript(noSettings, async (payload) => {
  const { docs } = await payload.find({ ...reading, collection: 'media', depth: 0 })
  const old = docs.filter(lacksCuts)
  for (const [index, { filename, id }] of old.entries()) {
    await payload.update({ id, collection: 'media', data: {}, depth: 0 })
    console.log(`${index + 1} of ${old.length}: ${filename}`)
  }
  console.log(`${docs.length} pictures have all their sizes`)
})
