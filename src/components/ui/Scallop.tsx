import styles from './Scallop.module.css'

/** The scalloped edge of an awning, in the colour of the section below it. */
export function Scallop({ colour }: { colour: 'ivory' | 'maroon' | 'night' }) {
  return <div aria-hidden="true" className={`${styles.edge} ${styles[colour]}`} />
}
