import { encode } from 'uqr'

/** Black on white, also on paper and in dark mode, because scanners need it. */
export function UpiQrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: 4, ecc: 'M' })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      aria-label={label}
      data-mark="qr"
      role="img"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
