// For Node's --import, before a program of the seed: its pictures are then stored in one size only,
// since resizing fifty of them takes half a minute.
// As in seed/runScript.ts: first, or Lexical's files may await one another for ever.
await import('@payloadcms/richtext-lexical/lexical')
const { default: config } = await import('@payload-config')
Object.assign(await config, { sharp: undefined })

export {}
