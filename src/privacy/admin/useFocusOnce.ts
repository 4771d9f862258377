import { useEffect, useRef } from 'react'

/** What has just come is where reading goes on. */
export function useFocusOnce<Found extends HTMLElement>() {
  const place = useRef<Found>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
