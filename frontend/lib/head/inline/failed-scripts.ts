import { FAILED } from '../names.ts';

/** When one of the page's own scripts does not arrive, the root says so, and the page goes on as a plain form. */
export function watchScripts(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module')
        document.documentElement.classList.add(FAILED);
    },
    true,
  );
}
