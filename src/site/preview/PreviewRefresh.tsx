import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useHydrated } from '@/ui/useHydrated'

export default function PreviewRefresh() {
  const { refresh } = useRouter()
  return useHydrated() && <RefreshRouteOnSave refresh={refresh} serverURL={location.origin} />
}
