/**
 * To be evaluated in a page. What is far below the window has no layout until it comes near (`.later` in
 * base.css), so sizes and colours of it cannot be measured before this.
 */
export function layOutWhole() {
  for (const part of document.querySelectorAll<HTMLElement>('.later')) {
    part.style.contentVisibility = 'visible'
  }
}
