import styles from './Ornaments.module.css'

export function Scallop({ colour }: { colour: 'ivory' | 'maroon' | 'night' }) {
  return <div className={`${styles.edge} ${styles[colour]}`} />
}

/** Shown instead of a missing portrait. */
export function Silhouette() {
  return (
    <svg
      aria-hidden="true"
      className={styles.silhouette}
      preserveAspectRatio="xMidYMax slice"
      viewBox="0 0 100 122"
    >
      <circle cx="50" cy="60" r="33" />
      <path d="M50 42c8 0 14 7 14 16 0 7-3 13-7 16v6c12 4 24 11 27 42H16c3-31 15-38 27-42v-6c-4-3-7-9-7-16 0-9 6-16 14-16z" />
    </svg>
  )
}

export function Toran() {
  return <div className="toran" />
}
