/**
 * To be evaluated in a page. What is far below the window has no layout until it comes near (`.later` in
 * base.css), so sizes and colours of it cannot be measured before this.
 */
export function layOutWhole() {
  for (const part of document.querySelectorAll<HTMLElement>('.later, .later-sections > *')) {
    part.style.animation = 'none'
    part.style.contentVisibility = 'visible'
  }
  // A link in such a part takes its colour only now, in a transition.
  for (const one of document.getAnimations()) if (one instanceof CSSTransition) one.finish()
}
