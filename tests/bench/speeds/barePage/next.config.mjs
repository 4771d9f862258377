/** Nothing of our own, and nothing of the project around it. */
export default { turbopack: { root: import.meta.dirname } }
