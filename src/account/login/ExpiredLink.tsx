import { password } from '@/i18n/en/account'
import { paths } from '@/paths'
import styles from './form.module.css'
import notes from './notes.module.css'

export function ExpiredLink({ announce }: { announce?: boolean }) {
  return (
    <div className={styles.form}>
      <p className={notes.lede} role={announce ? 'alert' : undefined}>
        {password.reset.expired}
      </p>
      <a className={styles.submit} href={paths.forgotPassword()}>
        {password.reset.again}
      </a>
      <a className={notes.aside} href={paths.login()}>
        {password.back}
      </a>
    </div>
  )
}
