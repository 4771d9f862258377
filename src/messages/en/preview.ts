/** What staff see above a page while they look at drafts. */
export const preview = {
  label: 'Preview',
  drafts: 'You see drafts.',
  end: 'Show what is published',
}
