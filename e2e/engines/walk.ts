import { until } from '../../infra/src/wait.ts';
import type { EngineWindow, Plain } from './engine.ts';

/** A busy machine draws a page in this time, ms. */
const WITHIN = 30_000;

/** Opens a page and waits until its script has taken over. */
export async function openPage(window: EngineWindow, url: string): Promise<void> {
  await window.open(url);
  await waitFor(window, 'the page’s script', () =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
  );
}

/** Waits until the page says yes. */
export async function waitFor<Given extends Plain[]>(
  window: EngineWindow,
  what: string,
  question: (...given: Given) => boolean,
  ...given: Given
): Promise<void> {
  if (!(await until(() => window.ask(question, ...given), { within: WITHIN })))
    throw await missed(window, what);
}

/** Waits for words in the page. */
export function see(window: EngineWindow, words: string): Promise<void> {
  return waitFor(
    window,
    `“${words}”`,
    (words) => (document.querySelector('main')?.innerText ?? '').replaceAll('\u00a0', ' ').includes(words),
    words,
  );
}

/** Presses the first element of this kind that is seen and begins with these words, once it is there. */
export async function pressWords(window: EngineWindow, kind: string, words: string): Promise<void> {
  const press = () =>
    window.press(
      (kind, words) =>
        [...document.querySelectorAll<HTMLElement>(kind)].find(
          (one) => one.checkVisibility() && one.innerText.replaceAll('\u00a0', ' ').trim().startsWith(words),
        ),
      kind,
      words,
    );
  if (!(await until(press, { within: WITHIN }))) throw await missed(window, `“${words}” to press`);
}

/** Types into the field of this name, by its label or by what it is called for those who hear the page. */
export async function fill(window: EngineWindow, name: string, text: string): Promise<void> {
  const press = () =>
    window.press((name) => {
      const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ').trim();
      const label = [...document.querySelectorAll('label')].find(({ innerText }) =>
        plain(innerText).startsWith(name),
      );
      const inputs = [...document.querySelectorAll('input[aria-label]')];
      return label?.control ?? inputs.find(({ ariaLabel }) => plain(ariaLabel) === name);
    }, name);
  if (!(await until(press, { within: WITHIN }))) throw await missed(window, `the field “${name}”`);
  await window.type(text);
}

/** Ticks the checkbox, or chooses the one of several, whose label has these words. */
export async function tick(window: EngineWindow, words: string): Promise<void> {
  const press = () =>
    window.press(
      (words) =>
        [...document.querySelectorAll('label')].find(({ innerText }) => innerText.includes(words))?.control,
      words,
    );
  if (!(await until(press, { within: WITHIN }))) throw await missed(window, `“${words}” to tick`);
}

async function missed(window: EngineWindow, what: string): Promise<Error> {
  const [address, words] = await window.ask(
    () =>
      [
        location.href,
        document.querySelector('main')?.innerText.replaceAll(/\s+/g, ' ').slice(0, 400) ?? '',
      ] as const,
  );
  return new Error(`No ${what} within ${WITHIN / 1000} s. At ${address}: ${words}`);
}
