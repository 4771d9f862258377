import { en } from '@/messages/en'
import { paths } from '@/paths'
import styles from './form.module.css'
import notes from './notes.module.css'

/** Instead of the form; `announce` where the page said otherwise before. */
export function ExpiredLink({ announce }: { announce?: boolean }) {
  return (
    <div className={styles.form}>
      <p className={notes.lede} role={announce ? 'alert' : undefined}>
        {en.password.reset.expired}
      </p>
      <a className={styles.submit} href={paths.forgotPassword()}>
        {en.password.reset.again}
      </a>
      <a className={notes.aside} href={paths.login()}>
        {en.password.back}
      </a>
    </div>
  )
}
