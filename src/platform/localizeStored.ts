import type { Payload } from 'payload'

/**
 * Tags and replies were stored before their fields were localized: Payload does not read such a value, so
 * it becomes the English one, written past Payload.
 * Version: Payload 3.90. Upstream: https://payloadcms.com/docs/configuration/localization (a field that
 * becomes localized needs a migration). Can go when every database was started once with this version.
 */
export async function localizeStored({ db: { connection } }: Payload) {
  const tagged = [
    ['Service', 'tags'],
    ['_Service_versions', 'version.tags'],
  ] as const
  for (const [name, field] of tagged) {
    const services = connection.collection(name)
    for await (const doc of services.find({ [`${field}.0`]: { $exists: true } })) {
      const tags: unknown = doc.version?.tags ?? doc.tags
      await services.updateOne({ _id: doc._id }, { $set: { [field]: { en: tags } } })
    }
  }
  const globals = connection.collection('globals')
  const settings = await globals.findOne({ globalType: 'site-settings' })
  const replies: Record<string, unknown>[] = settings?.replyTemplates ?? []
  const $set = Object.fromEntries(
    replies.flatMap((reply, row) =>
      ['subject', 'text']
        .filter((field) => typeof reply[field] === 'string')
        .map((field) => [`replyTemplates.${row}.${field}`, { en: reply[field] }]),
    ),
  )
  if (settings && Object.keys($set).length > 0) {
    await globals.updateOne({ _id: settings._id }, { $set })
  }
}
