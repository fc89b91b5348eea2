/** The class of the document root where a script did not arrive: `.scripts-failed` in style sheets. */
export const FAILED = 'scripts-failed';

/**
 * Runs in the head before any script is asked for: when one of the page's own does not arrive, the root says so, and the
 * page goes on as a plain form.
 */
export const failedScriptsScript =
  `addEventListener('error',function(e){if(e.target.type==='module')` +
  `document.documentElement.classList.add('${FAILED}')},true)`;
