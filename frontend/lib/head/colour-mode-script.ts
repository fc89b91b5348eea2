/** The key of the stored mode in local storage. */
export const COLOUR_MODE_KEY = 'colour-mode';

/**
 * Runs in the head before the first paint: the stored mode, or light, becomes the class of the document root.
 */
export const colourModeScript =
  `(function(){var m='light';try{var s=localStorage.getItem('${COLOUR_MODE_KEY}');` +
  `if(s==='dark'||s==='light')m=s}catch(e){}` +
  `document.documentElement.classList.add(m);window.__colourMode=m})()`;
