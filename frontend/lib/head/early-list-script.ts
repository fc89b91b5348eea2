/** The key of the list in local storage. */
export const DRAFT_KEY = 'draft';

/**
 * Runs in the head of the price list, whose own script comes seconds after its rows on a slow phone. Until then the boxes
 * say what is on this device's list, as a form that is sent by then takes the list's place, and a tap on + counts; the page
 * takes over what was changed (adopt-typed.ts). It ends where the form is `data-early` no more.
 */
export const earlyListScript =
  `(function(){var d=document,q={};` +
  `try{var l=JSON.parse(localStorage.getItem('${DRAFT_KEY}'));if(l.version===1)q=l.quantities}catch(e){}` +
  `function many(r){var n=q[r.dataset.code];return n>0?n:''}` +
  // Ahead of deferred scripts.
  `d.addEventListener('readystatechange',function(){` +
  `d.readyState==='interactive'&&d.querySelectorAll('[data-early] [data-code]').forEach(function(r){` +
  `var i=r.querySelector('input'),n=many(r);if(n&&i&&!i.value)i.value=i.dataset.early=n})});` +
  `function listen(type,does){addEventListener(type,function(e){` +
  `var r=e.target.closest&&e.target.closest('[data-early] [data-code]'),i=r&&r.querySelector('input');` +
  `if(i)does(e,i,r)},true)}` +
  `listen('focus',function(e,i){e.target===i&&i.select()});` +
  `listen('click',function(e,i,r){if(e.target!==i.nextElementSibling)return;` +
  `e.stopPropagation();i.value=(parseInt(i.value||many(r))||0)+1})})()`;
