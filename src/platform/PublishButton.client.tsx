'use client'

import { PublishButton as PayloadPublishButton, useDocumentInfo } from '@payloadcms/ui'
import { type ComponentProps, useEffect } from 'react'

/**
 * Payload 3.90.2 (PublishButton) opens Schedule publish with Unpublish selected when there is no version
 * newer than the published one; it counts none for a draft that was never published. Such a draft counts as
 * one unpublished version here. Can go when Payload asks `hasPublishedDoc` there; held by
 * tests/e2e/schedule.spec.ts.
 */
export function PublishButton(props: ComponentProps<typeof PayloadPublishButton>) {
  const { hasPublishedDoc, setUnpublishedVersionCount, unpublishedVersionCount } = useDocumentInfo()
  const isUncounted = !hasPublishedDoc && unpublishedVersionCount === 0

  useEffect(() => {
    if (isUncounted) setUnpublishedVersionCount(1)
  }, [isUncounted, setUnpublishedVersionCount])

  return <PayloadPublishButton {...props} />
}
