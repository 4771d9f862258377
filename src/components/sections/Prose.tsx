import { RichText, type JSXConvertersFunction } from '@payloadcms/richtext-lexical/react'
import type { LegalPage } from '@/payload-types'

type Data = NonNullable<LegalPage['privacy']>

/** Long texts as an editor wrote them; what surrounds them gives them their measure. */
export function Prose({ data }: { data: Data }) {
  return <RichText converters={converters} data={data} disableContainer />
}

/** Payload numbers the items of every list, which HTML allows in ordered ones only. */
const converters: JSXConvertersFunction = ({ defaultConverters }) => ({
  ...defaultConverters,
  listitem: ({ node, nodesToJSX }) => <li>{nodesToJSX({ nodes: node.children })}</li>,
})
