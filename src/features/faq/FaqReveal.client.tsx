'use client'

import { useEffect } from 'react'
import { revealAnswer } from './revealAnswer'

/** Opens the answer in the address after a navigation inside the site, and when the fragment changes. */
export function FaqReveal() {
  useEffect(() => {
    revealAnswer()
    addEventListener('hashchange', revealAnswer)
    return () => removeEventListener('hashchange', revealAnswer)
  }, [])
  return null
}
