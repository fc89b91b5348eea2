export function onPageTransitionEnd(): void {
  document.documentElement.classList.remove('in-transition');
}
