import styles from './login.module.css'

/** A palace front at night: rows of windows, some of them lit, as one repeating drawing. */
export function Facade() {
  return (
    <svg aria-hidden="true" className={styles.facade}>
      <defs>
        <g id="window">
          <path d="M0 62V26c0-9 6-10 15-22 9 12 15 13 15 22v36z" />
          <path d="M-4 66h38M15 4v-8" fill="none" />
        </g>
        <pattern height="210" id="facade" patternUnits="userSpaceOnUse" width="300">
          <g stroke="#f2a21b" strokeOpacity=".34" strokeWidth="1.2">
            <g fill="#ffc765" fillOpacity=".16">
              <use href="#window" x="20" y="22" />
              <use href="#window" x="170" y="22" />
              <use href="#window" x="95" y="127" />
            </g>
            <g fill="#ffc765" fillOpacity=".5">
              <use href="#window" x="245" y="127" />
            </g>
            <g fill="#12091f" fillOpacity=".4">
              <use href="#window" x="95" y="22" />
              <use href="#window" x="245" y="22" />
              <use href="#window" x="20" y="127" />
              <use href="#window" x="170" y="127" />
            </g>
            <path d="M0 101h300M0 206h300" fill="none" />
          </g>
        </pattern>
      </defs>
      <rect fill="url(#facade)" height="100%" width="100%" />
    </svg>
  )
}
