import { RefreshRouteOnSave } from '@payloadcms/live-preview-react'
import { usePathname, useRouter } from 'next/navigation'
import type { ReactNode } from 'react'
import * as apiPaths from '@/apiPaths'
import { useHydrated } from '@/ui/useHydrated'

export interface PreviewToolsProps {
  children: ReactNode
  fallback: string
}

export default function PreviewTools({ children, fallback }: PreviewToolsProps) {
  const { refresh } = useRouter()
  const pathname = usePathname() ?? fallback
  return (
    <>
      <a className="tap" href={apiPaths.previewEnd(pathname)}>
        {children}
      </a>
      {useHydrated() && <RefreshRouteOnSave refresh={refresh} serverURL={location.origin} />}
    </>
  )
}
