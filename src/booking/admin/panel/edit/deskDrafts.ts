import { deviceDraft } from '@/ui/forms/deviceDraft'
import { useKept } from '@/ui/forms/useKept'

/** Drafts on this device, which stay after signing out. */
export const deskDrafts = {
  discard: (name: string) => draftOf(name).clear(),
  keep: (name: string, work: unknown) => draftOf(name).keep({ work }, 'typed'),
  read: <Work>(name: string) => draftOf<Work>(name).read()?.draft.work,
}

export const useDeskDraft = <Work>(name: string) => useKept(() => deskDrafts.read<Work>(name))

const draftOf = <Work>(name: string) =>
  deviceDraft<{ work: Work }>({
    name: `desk:${name}`,
    revive: ({ work }) => (work === undefined ? undefined : { work }),
  })
