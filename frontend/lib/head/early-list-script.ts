/** The key of the list in local storage. */
export const DRAFT_KEY = 'draft';

/**
 * Runs in the head of the price list, whose own script comes seconds after its rows on a slow phone. Until then the boxes
 * say what is on this device's list, as a form that is sent by then takes the list's place; what is on the list and has no
 * box, as it is sold out or gone, is sent besides. A tap on + counts. The page takes over what was changed
 * (adopt-typed.ts). It ends where the form is `data-early` no more.
 */
export const earlyListScript =
  `(function(){var d=document,q={};` +
  `try{var l=JSON.parse(localStorage.getItem('${DRAFT_KEY}'));if(l.version===1)q=l.quantities||{}}catch(e){}` +
  `function many(r){var n=q[r.dataset.code];return n>0?n:''}` +
  // What somebody has emptied stays empty.
  `function fill(){d.querySelectorAll('[data-early] [data-code]').forEach(function(r){` +
  `var i=r.querySelector('input'),n=many(r);if(n&&i&&!i.value&&!i.dataset.early)i.value=i.dataset.early=n})}` +
  // Ahead of deferred scripts.
  `d.addEventListener('readystatechange',function(){d.readyState==='interactive'&&fill()});` +
  `addEventListener('submit',function(e){var f=e.target;if(!f.matches('[data-early]'))return;fill();` +
  `Object.keys(q).forEach(function(code){var name='qty['+code+']',i;if(f.elements[name]||!(q[code]>0))return;` +
  `i=d.createElement('input');i.type='hidden';i.name=name;i.value=q[code];f.append(i)})},true);` +
  `function listen(type,does){addEventListener(type,function(e){` +
  `var r=e.target.closest&&e.target.closest('[data-early] [data-code]'),i=r&&r.querySelector('input');` +
  `if(i)does(e,i,r)},true)}` +
  `listen('focus',function(e,i){e.target===i&&i.select()});` +
  // The page reads other digits and words, later.
  `listen('click',function(e,i,r){if(e.target!==i.nextElementSibling||/\\D/.test(i.value))return;` +
  `e.stopPropagation();i.value=+(i.value||(i.dataset.early?0:many(r)))+1})})()`;
