import { DRAFT_KEY } from '../names.ts';

/**
 * Runs in the head of the price list, whose own script comes seconds after its rows on a slow phone. Until then the fields
 * say what is on this device's list, as a form that is sent by then takes the list's place; what is on the list and has no
 * field, as it is sold out or gone, is sent besides. A tap on + counts. The page takes over what was changed
 * (adopt-typed.ts). It ends where the form is `data-early` no more.
 */
const ROW = '[data-early] [data-code]';
const listed = listedQuantities();

function listedQuantities(): Record<string, number> {
  try {
    const stored = JSON.parse(localStorage.getItem(DRAFT_KEY) ?? '') as {
      version?: number;
      quantities?: Record<string, number>;
    };
    return (stored.version === 1 && stored.quantities) || {};
  } catch {
    return {};
  }
}

/** What the list has of a row's product, for its field. */
function listedOf(code: string | undefined): string {
  const quantity = listed[code ?? ''] ?? 0;
  return quantity > 0 ? String(quantity) : '';
}

function fillInputs(): void {
  for (const row of document.querySelectorAll<HTMLElement>(ROW)) {
    const input = row.querySelector('input');
    const quantity = listedOf(row.dataset['code']);
    // What somebody has emptied stays empty.
    if (quantity && input && !input.value && !input.dataset['early'])
      input.value = input.dataset['early'] = quantity;
  }
}

/** Listens to what happens in a row that has a field. */
function listen(
  type: string,
  react: (event: Event, input: HTMLInputElement, row: HTMLElement) => void,
): void {
  addEventListener(
    type,
    (event) => {
      if (!(event.target instanceof Element)) return;
      const row = event.target.closest<HTMLElement>(ROW);
      const input = row?.querySelector('input');
      if (row && input) react(event, input, row);
    },
    true,
  );
}

document.addEventListener('readystatechange', () => {
  // Ahead of deferred scripts.
  if (document.readyState === 'interactive') fillInputs();
});

addEventListener(
  'submit',
  ({ target: form }) => {
    if (!(form instanceof HTMLFormElement && form.matches('[data-early]'))) return;
    fillInputs();
    for (const code of Object.keys(listed)) {
      const name = `qty[${code}]`;
      const value = listedOf(code);
      if (!value || form.elements.namedItem(name)) continue;
      const hidden = document.createElement('input');
      hidden.type = 'hidden';
      hidden.name = name;
      hidden.value = value;
      form.append(hidden);
    }
  },
  true,
);

listen('focus', (event, input) => {
  if (event.target === input) input.select();
});

listen('click', (event, input, row) => {
  // The page reads other digits and words, later.
  if (event.target !== input.nextElementSibling || /\D/.test(input.value)) return;
  event.stopPropagation();
  const before = input.value || (input.dataset['early'] ? '' : listedOf(row.dataset['code']));
  input.value = String(Number(before) + 1);
});
