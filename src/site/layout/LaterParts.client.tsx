'use client'

import { useEffect } from 'react'

/**
 * Runs before the first paint, without waiting for the style sheets. Not after a reload, Back or for a fragment:
 * the browser scrolls there by the heights of all parts.
 */
const markFirst = `performance.getEntriesByType("navigation")[0]?.type=="navigate"&&!location.hash&&(document.documentElement.dataset.first="")`

/**
 * The parts of a page below its first view (`.later`, and each child of `.later-items`) are laid out after the first
 * paint, one in each frame, so that none takes long.
 */
export function LaterParts() {
  useEffect(layOutLater, [])
  return <script dangerouslySetInnerHTML={{ __html: markFirst }} />
}

function layOutLater() {
  const root = document.documentElement
  const parts = [...document.querySelectorAll<HTMLElement>('.later, .later-items > *')]
  const laidOut: HTMLElement[] = []
  const ended = new AbortController()
  const { signal } = ended

  function finish() {
    if (signal.aborted) return
    ended.abort()
    delete root.dataset.first
    for (const part of laidOut) part.style.removeProperty('content-visibility')
  }
  function next() {
    if (signal.aborted) return
    const part = parts.shift()
    if (!part) return finish()
    part.style.contentVisibility = 'visible'
    laidOut.push(part)
    requestAnimationFrame(() => setTimeout(next))
  }

  if (!('first' in root.dataset)) return
  addEventListener('scroll', finish, { signal, passive: true })
  void document.fonts.ready.then(next)
  return finish
}
