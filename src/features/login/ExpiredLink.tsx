import { en } from '@/messages/en'
import { paths } from '@/paths'
import styles from './form.module.css'

/** Instead of the form; `announce` where the page said otherwise before. */
export function ExpiredLink({ announce }: { announce?: boolean }) {
  return (
    <div className={styles.form}>
      <p className={styles.lede} role={announce && 'alert'}>
        {en.password.reset.expired}
      </p>
      <a className={styles.submit} href={paths.forgotPassword()}>
        {en.password.reset.again}
      </a>
      <a className={styles.aside} href={paths.login()}>
        {en.password.back}
      </a>
    </div>
  )
}
