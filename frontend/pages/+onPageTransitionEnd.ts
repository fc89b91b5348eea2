export { endTransition as onPageTransitionEnd } from '../lib/routes/page-transition.ts';
