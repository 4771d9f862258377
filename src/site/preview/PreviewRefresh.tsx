import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { useRouter } from 'next/navigation'
import { useHydrated } from '@/ui/useHydrated'

/** Reads the page anew whenever the panel around it saves. */
export default function PreviewRefresh() {
  const { refresh } = useRouter()
  return useHydrated() && <RefreshRouteOnSave refresh={refresh} serverURL={location.origin} />
}
