import { useEffect, useRef } from 'react'

export function useFocusOnce<Found extends HTMLElement>() {
  const place = useRef<Found>(null)
  useEffect(() => place.current?.focus(), [])
  return place
}
