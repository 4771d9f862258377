import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { getPayload } from 'payload'
import config from '@payload-config'
import { panelSession } from '@/account/session/panelSession'
import { importMap } from '@/app/(payload)/admin/importMap.js'
import { login } from '@/i18n/en/account'
import { PanelOutage } from '@/panel/PanelOutage'
import { readBrand } from '@/panel/readBrand'

interface Props {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({
    config,
    params: params,
    searchParams,
  })
  const { name } = await readBrand(await getPayload({ config }))
  return { ...metadata, title: `${String(metadata.title)} ${name ?? login.brand}` }
}

export default async function PanelPage({ params, searchParams }: Props) {
  if ((await panelSession()).isUnreachable) {
    return <PanelOutage segments={(await params).segments} />
  }
  return RootPage({ config, importMap, params: params, searchParams })
}
