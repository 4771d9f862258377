/** What numbers count, as MongoDB is asked: what the list of all shows, neither trash nor spam. */
export const counted = { deletedAt: null, status: { $ne: 'spam' } }
