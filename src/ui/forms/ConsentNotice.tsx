interface Props {
  privacyHref: string
  words: { notice: string; privacy: string; newTab: string }
}

export function ConsentNotice({ privacyHref, words }: Props) {
  return (
    <p className="fine">
      {words.notice}{' '}
      <a href={privacyHref} rel="noopener" target="_blank">
        {words.privacy} <span className="unseen">{words.newTab}</span>
      </a>
    </p>
  )
}
