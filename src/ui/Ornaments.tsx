import styles from './Ornaments.module.css'

const cusps =
  'M0 128V58C0 50 2 43 8 40 4 31 10 22 21 23 20 14 28 8 37 13 39 8 46 7 50 0 54 7 61 8 63 13 72 8 80 14 79 23 90 22 96 31 92 40 98 43 100 50 100 58V128Z'

export function ArchMask() {
  return (
    <svg aria-hidden="true" height="0" style={{ position: 'absolute' }} width="0">
      <clipPath clipPathUnits="objectBoundingBox" id="arch">
        <path d={cusps} transform="scale(.01 .0078125)" />
      </clipPath>
    </svg>
  )
}

export function Scallop({ colour }: { colour: 'ivory' | 'maroon' | 'night' }) {
  return <div aria-hidden="true" className={`no-print ${styles.edge} ${styles[colour]}`} />
}

export function Toran() {
  return <div aria-hidden="true" className={styles.toran} />
}
