/** Separate from the other API paths, because every page loads it. */
export const vitalsPath = '/api/vitals'
