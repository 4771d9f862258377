import { password } from '@/i18n/en/account'
import { paths } from '@/paths'
import styles from './form.module.css'

export function ExpiredLink({ announce }: { announce?: boolean }) {
  return (
    <div className="fields">
      <p className="fine" role={announce ? 'alert' : undefined}>
        {password.reset.expired}
      </p>
      <a className={`btn btn-fill ${styles.submit}`} href={paths.forgotPassword()}>
        {password.reset.again}
      </a>
      <a className={styles.aside} href={paths.login()}>
        {password.back}
      </a>
    </div>
  )
}
