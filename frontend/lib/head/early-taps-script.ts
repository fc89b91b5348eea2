declare global {
  interface Window {
    /** The page is alive: does what was tapped before. Undefined from then on. */
    doEarlyTaps?: (() => void) | undefined;
  }
}

/**
 * Runs in the head: a tap on a button in `data-early-taps` waits until the page is alive, and is done then, each on what the
 * one before it left. However often an impatient finger comes down, a button counts once, as the page cannot show yet that
 * it counted.
 */
export const earlyTapsScript =
  `(function(){var waits=[];` +
  `addEventListener('click',function(e){` +
  `var b=window.doEarlyTaps&&e.target.closest&&e.target.closest('[data-early-taps] button');if(!b)return;` +
  `e.stopPropagation();if(waits.indexOf(b)<0){waits.push(b);b.setAttribute('aria-busy',true)}},true);` +
  `function next(){var b=waits.shift();if(!b)return;b.removeAttribute('aria-busy');b.click();` +
  `Promise.resolve().then(next)}` +
  `window.doEarlyTaps=function(){window.doEarlyTaps=undefined;next()}})()`;
