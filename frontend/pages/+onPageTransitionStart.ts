export function onPageTransitionStart(): void {
  document.documentElement.classList.add('in-transition');
}
