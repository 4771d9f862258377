import { lacksCuts } from '@collections/Media/addMissingCuts'
import { refreshInstances } from '@/site/publishing'
import { reading } from './options'
import { runScript } from './runScript'

/** `npm run pictures`: pictures that were uploaded before a size was added get it, one after the other. */
await runScript(async (payload) => {
  const { docs } = await payload.find({ ...reading, collection: 'media', depth: 0 })
  const old = docs.filter(lacksCuts)
  for (const [index, { filename, id }] of old.entries()) {
    await payload.update({ id, collection: 'media', data: {}, depth: 0 })
    console.log(`${index + 1} of ${old.length}: ${filename}`)
  }
  if (old.length > 0) await refreshInstances({ payload, tags: ['media'] })
  console.log(`${docs.length} pictures have all their sizes`)
})
