const many = (count: number) => `${count.toLocaleString('en-IN')} bookings`

interface TaskWords {
  done: (who: string) => string
  doneMany: (count: number) => string
  failed: (who: string) => string
  failedMany: (count: number) => string
  /** What is true all the same. */
  hint: string
}

/** What is said after something was done to one booking or to several, or could not be. */
export const deskTasks = {
  delete: {
    done: (who) => `Booking of ${who} deleted`,
    doneMany: (count) => `${many(count)} deleted`,
    failed: (who) => `The booking of ${who} could not be deleted`,
    failedMany: (count) => `${many(count)} could not be deleted`,
    hint: 'It is still in the list.',
  },
  restore: {
    done: (who) => `Booking of ${who} restored`,
    doneMany: (count) => `${many(count)} restored`,
    failed: (who) => `The booking of ${who} could not be restored`,
    failedMany: (count) => `${many(count)} could not be restored`,
    hint: 'It is in the trash of Bookings.',
  },
  erase: {
    done: (who) => `Booking of ${who} deleted for good`,
    doneMany: (count) => `${many(count)} deleted for good`,
    failed: (who) => `The booking of ${who} could not be deleted for good`,
    failedMany: (count) => `${many(count)} could not be deleted for good`,
    hint: 'It is still in the trash.',
  },
  status: {
    done: (who) => `Status of ${who} changed`,
    doneMany: (count) => `Status of ${many(count)} changed`,
    failed: (who) => `The status of ${who} could not be changed`,
    failedMany: (count) => `The status of ${many(count)} could not be changed`,
    hint: 'It is what it was.',
  },
  assign: {
    done: (who) => `Booking of ${who} assigned`,
    doneMany: (count) => `${many(count)} assigned`,
    failed: (who) => `The booking of ${who} could not be assigned`,
    failedMany: (count) => `${many(count)} could not be assigned`,
    hint: 'It is with whom it was.',
  },
  takeBack: {
    done: (who) => `Taken back for ${who}`,
    doneMany: (count) => `Taken back for ${many(count)}`,
    failed: (who) => `It could not be taken back for ${who}`,
    failedMany: (count) => `It could not be taken back for ${many(count)}`,
    hint: 'It is as you changed it.',
  },
} satisfies Record<string, TaskWords>
