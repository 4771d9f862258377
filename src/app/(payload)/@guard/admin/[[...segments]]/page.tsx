import { redirect } from 'next/navigation'
import { getPayload } from 'payload'
import ownConfig from '@payload-config'
import { panelSession } from '@/account/session/panelSession'
import { requireSession } from '@/account/session/requireSession'
import { ownScreenOf } from '@/panel/panelPaths'

interface Props {
  params: Promise<{ segments?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function PanelGuard({ params, searchParams }: Props) {
  const { isUnreachable, user } = await panelSession()
  if (isUnreachable) return null
  const { config } = await getPayload({ config: ownConfig })
  const segments = (await params).segments ?? []
  requireSession({ config, query: await searchParams, segments, user })
  const own = ownScreenOf(segments)
  if (own) redirect(own)
  return null
}
