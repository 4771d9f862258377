export const databasePart = 'database'
export const picturesPart = 'media'

const collectionFile = /^database\/[^/]+\.(bson|metadata\.json)$/
const picture = /^media\/./

/** Whether a backup may hold a file of that name: nothing that leads out of its folder. */
export function belongsInBackup(name: string) {
  const parts = name.split('/')
  const leadsOut = name.includes('\\') || name.includes('\0') || parts.some(isNoName)
  return !leadsOut && (name === 'manifest.json' || collectionFile.test(name) || picture.test(name))
}

function isNoName(part: string) {
  return part === '' || part === '.' || part === '..'
}

/** As mongodump does: a collection may be called what a file may not. */
export function documentsFile(collection: string) {
  return `${databasePart}/${encodeURIComponent(collection)}.bson`
}

export function metadataFile(collection: string) {
  return `${databasePart}/${encodeURIComponent(collection)}.metadata.json`
}
