import styles from './Toran.module.css'

/** A garland of marigold and mango leaves, as it hangs over a door on a happy day. */
export function Toran() {
  return <div aria-hidden="true" className={styles.toran} />
}
