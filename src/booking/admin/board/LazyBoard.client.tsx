'use client'

import dynamic from 'next/dynamic'

/** Dragging comes with this screen only. */
export const LazyBoard = dynamic(() => import('./Board.client').then((module) => module.Board))
