declare global {
  interface Window {
    /** The page is alive: does what was tapped before. Undefined from then on. */
    doEarlyTaps?: (() => void) | undefined;
  }
}

const waiting: HTMLElement[] = [];
const typed = new Map<HTMLElement, string>();

/**
 * A tap on a button in `data-early-taps`, and what is typed into a field there, wait until the page is alive, and are done
 * then, each on what the one before it left. However often an impatient finger comes down, a button counts once, as the
 * page cannot show yet that it counted. What waits goes with the document that it waits in.
 */
export function keepEarlyTaps(): void {
  window.doEarlyTaps = () => {
    window.doEarlyTaps = undefined;
    doNext();
  };
  keep<HTMLButtonElement>('click', 'button', (button) => button.setAttribute('aria-busy', 'true'));
  keep<HTMLInputElement>('input', 'input', (input) => typed.set(input, input.value));
}

function keep<Kind extends HTMLElement>(
  event: string,
  selector: string,
  note: (element: Kind) => void,
): void {
  addEventListener(
    event,
    (happened) => {
      if (!window.doEarlyTaps || !(happened.target instanceof Element)) return;
      const element = happened.target.closest<Kind>(`[data-early-taps] ${selector}`);
      if (!element) return;
      happened.stopPropagation();
      note(element);
      if (!waiting.includes(element)) waiting.push(element);
    },
    true,
  );
}

function doNext(): void {
  const element = waiting.shift();
  if (!element) return;
  const value = typed.get(element);
  if (value === undefined) {
    element.removeAttribute('aria-busy');
    element.click();
  } else typeAgain(element, value);
  queueMicrotask(doNext);
}

/** React forgets what it knows of the field, and hears that it was typed into. */
function typeAgain(input: HTMLElement, value: string): void {
  Object.assign(input, { value: '' });
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
