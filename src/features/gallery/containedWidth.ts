interface Size {
  height: number
  width: number
}

/** How wide a picture may be so that all of it is seen, and none of it is stretched. */
export function containedWidth({ picture, rect }: { picture: Size; rect: Size }): number {
  const byHeight = (rect.height * picture.width) / picture.height
  return Math.floor(Math.min(rect.width, byHeight, picture.width))
}
