'use client'

import { useEffect } from 'react'

/** The specification's words for the console of whoever looks for the cause. */
export function LogFailure() {
  useEffect(() => {
    console.error('Error fetching bookings:', 'the server has the cause in its log')
  }, [])

  return null
}
