import config from '@payload-config'
import { headers } from 'next/headers'
import { getPayload } from 'payload'
import { requireSession } from '@/admin/session/requireSession'

interface Props {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function PanelGuard({ params, searchParams }: Props) {
  await requireSession({
    headers: await headers(),
    payload: await getPayload({ config }),
    query: await searchParams,
    segments: (await params).segments ?? [],
  })
  return null
}
