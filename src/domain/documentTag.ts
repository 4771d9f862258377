/** Names the pages that show this document, and would not change with the others of its collection. */
export const documentTag = (collection: string, id: string) => `${collection}/${id}`
