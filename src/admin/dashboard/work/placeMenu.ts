const GAP_PX = 4
const EDGE_PX = 8

interface Parts {
  button: HTMLElement
  list: HTMLElement
}

/** Below the button, or above it where there is no room; never past the edge of the window. */
export function placeMenu({ button, list }: Parts) {
  const at = button.getBoundingClientRect()
  const { height, width } = list.getBoundingClientRect()
  const below = at.bottom + GAP_PX
  const fits = below + height <= window.innerHeight - EDGE_PX
  const top = fits ? below : Math.max(EDGE_PX, at.top - height - GAP_PX)
  const left = Math.min(at.left, window.innerWidth - width - EDGE_PX)
  Object.assign(list.style, { left: `${Math.max(EDGE_PX, left)}px`, top: `${top}px` })
}
