// Node 20 loses now and then an import that goes through tsx and has an await of its own, as those of
// lexical do. What is loaded before tsx does not go through it, and loads faster.
await import('payload')
await import('@payloadcms/richtext-lexical')
await import('tsx')
