import { useEffect, useState } from 'react'
import { type Kitchen, loadKitchen } from './menuApi'

export function useKitchen() {
  const [kitchen, setKitchen] = useState<Kitchen>()
  const [isFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    let isOver = false
    loadKitchen().then(
      (loaded) => {
        if (!isOver) setKitchen(loaded)
      },
      (error: unknown) => {
        console.info('The dishes could not be read:', error)
        if (!isOver) setFailed(true)
      },
    )
    return () => {
      isOver = true
    }
  }, [attempt])

  function retry() {
    setFailed(false)
    setAttempt(attempt + 1)
  }

  return { isFailed, kitchen, retry }
}
