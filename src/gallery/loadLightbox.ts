/** Fetched when a pointer or the focus comes to a picture. */
export const loadLightbox = () => import('./Lightbox')
