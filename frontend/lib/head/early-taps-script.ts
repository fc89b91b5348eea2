declare global {
  interface Window {
    /** The page is alive: does what was tapped before. Undefined from then on. */
    doEarlyTaps?: (() => void) | undefined;
  }
}

/**
 * Runs in the head: a tap on a button in `data-early-taps`, and what is typed into a box there, wait until the page is
 * alive, and are done then, each on what the one before it left. However often an impatient finger comes down, a button
 * counts once, as the page cannot show yet that it counted. What waits goes with the document that it waits in.
 */
export const earlyTapsScript =
  `(function(){var waits=[];` +
  `function keep(type,what,note){addEventListener(type,function(e){` +
  `var b=window.doEarlyTaps&&e.target.closest&&e.target.closest('[data-early-taps] '+what);if(!b)return;` +
  `e.stopPropagation();note(b);if(waits.indexOf(b)<0)waits.push(b)},true)}` +
  `keep('click','button',function(b){b.setAttribute('aria-busy',true)});` +
  `keep('input','input',function(i){i.early=i.value});` +
  // React forgets what it knows of the box, and hears that it was typed into.
  `function type(i){i.value='';` +
  `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype,'value').set.call(i,i.early);` +
  `i.dispatchEvent(new Event('input',{bubbles:true}))}` +
  `function next(){var b=waits.shift();if(!b)return;` +
  `if('early'in b)type(b);else{b.removeAttribute('aria-busy');b.click()}` +
  `Promise.resolve().then(next)}` +
  `window.doEarlyTaps=function(){window.doEarlyTaps=undefined;next()}})()`;
