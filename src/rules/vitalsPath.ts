/** Apart from the other API paths, since every page loads it. */
export const vitalsPath = '/api/vitals'
