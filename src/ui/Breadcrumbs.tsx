import Link from 'next/link'
import styles from './Breadcrumbs.module.css'

interface Props {
  label: string
  trail: { name: string; path: string }[]
}

export function Breadcrumbs({ label, trail }: Props) {
  const here = trail.length - 1
  return (
    <nav aria-label={label} className={`no-print ${styles.crumbs}`}>
      <ol>
        {trail.map(({ name, path }, index) => (
          <li className="tap" key={path}>
            {index === here ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link className="tap" href={path} prefetch={false}>
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
