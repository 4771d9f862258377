import { brandColours } from '@/domain/brandColours'
import styles from './screen.module.css'

/** How brightly each window of the repeating piece is lit, floor by floor. */
const floors = [
  [0.1, 0.5, 0.1, 0.16, 0.1, 0.34],
  [0.34, 0.1, 0.1, 0.62, 0.1, 0.1],
  [0.1, 0.16, 0.46, 0.1, 0.24, 0.1],
]

const WIDTH = 66
const HEIGHT = 92

/** A palace front at night: floors of cusped windows, some of them lit, as one repeating drawing. */
export function Facade() {
  return (
    <svg aria-hidden="true" className={styles.facade}>
      <defs>
        <path
          d="M0 128V58C0 50 2 43 8 40 4 31 10 22 21 23 20 14 28 8 37 13 39 8 46 7 50 0 54 7 61 8 63 13 72 8 80 14 79 23 90 22 96 31 92 40 98 43 100 50 100 58V128Z"
          id="window"
          transform="scale(.38 .44)"
        />
        <pattern
          height={floors.length * HEIGHT}
          id="facade"
          patternUnits="userSpaceOnUse"
          width={6 * WIDTH}
        >
          <g
            fill={brandColours.lamp}
            stroke={brandColours.marigold}
            strokeOpacity=".5"
            strokeWidth="2.4"
          >
            {floors.flatMap((lights, floor) =>
              lights.map((light, place) => (
                <use
                  fillOpacity={light}
                  href="#window"
                  key={`${floor}-${place}`}
                  x={place * WIDTH + 14}
                  y={floor * HEIGHT + 16}
                />
              )),
            )}
          </g>
          <g fill="none" stroke={brandColours.marigold} strokeOpacity=".28">
            {floors.map((_, floor) => (
              <path d={`M0 ${floor * HEIGHT + 80.5}h396m0 5H0`} key={floor} />
            ))}
          </g>
        </pattern>
      </defs>
      <rect fill="url(#facade)" height="100%" width="100%" />
    </svg>
  )
}
