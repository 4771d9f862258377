'use client'

const cusps =
  'M0 128V58C0 50 2 43 8 40 4 31 10 22 21 23 20 14 28 8 37 13 39 8 46 7 50 0 54 7 61 8 63 13 72 8 80 14 79 23 90 22 96 31 92 40 98 43 100 50 100 58V128Z'

/** A client component to reduce the page size: flight data does not contain its shape. */
export function ArchMask() {
  return (
    <svg aria-hidden="true" height="0" style={{ position: 'absolute' }} width="0">
      <clipPath clipPathUnits="objectBoundingBox" id="arch">
        <path d={cusps} transform="scale(.01 .0078125)" />
      </clipPath>
    </svg>
  )
}
