import type { Payload } from 'payload'
import { rootLocale } from '@/i18n/locales'

const places = [
  { collection: 'Service', parent: [] },
  { collection: '_Service_versions', parent: ['version'] },
]

/** Turns the tags of databases from before they were translated into English ones; a list has a first item. */
export async function localizeTags({ db }: Payload) {
  for (const { collection, parent } of places) {
    const field = [...parent, 'tags'].join('.')
    const services = db.connection.collection(collection)
    const old = await services.find({ [`${field}.0`]: { $exists: true } }).toArray()
    for (const service of old) {
      const { tags } = parent.reduce((inner, name) => inner[name], service)
      await services.updateOne({ _id: service._id }, { $set: { [field]: { [rootLocale]: tags } } })
    }
  }
}
