interface Props {
  privacyHref: string
  words: { notice: string; privacy: string; newTab: string }
}

/** What becomes of the words, beside the button that sends them. */
export function ConsentNotice({ privacyHref, words }: Props) {
  return (
    <p className="fine">
      {words.notice} {/* A new tab: the form, and what is typed in it, stays where it is. */}
      <a href={privacyHref} rel="noopener" target="_blank">
        {words.privacy} <span className="unseen">{words.newTab}</span>
      </a>
    </p>
  )
}
