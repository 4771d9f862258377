export const loadLightbox = () => import('./Lightbox')
