import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { SHOP_COLOUR_NAMES, SHOP_COLOURS } from '@shop/contracts/rules/colours';

const frontend = join(import.meta.dirname, '..');
const sheets = globSync('{ui,layouts,features,pages}/**/*.css', { cwd: frontend });
const read = (file: string) => readFileSync(join(frontend, file), 'utf8');

/** What fields stand on, or are filled with. */
const GROUNDS = ['--page', '--card', '--sunken', '--primary-soft', '--season-soft', '--danger-soft'];

test.each(['root', 'root.dark'])('the line of a box is seen on every ground of :%s', (root) => {
  const [, block = ''] = read('ui/tokens.css').split(`\n:${root} {`);
  const ofToken = (name: string) => new RegExp(`${name}: (#\\w{6});`).exec(block)?.[1] ?? '';
  const faint = GROUNDS.map((ground) => [ground, contrast(ofToken('--box-line'), ofToken(ground))] as const)
    // WCAG 1.4.11: what tells that something can be filled in.
    .filter(([, ratio]) => !(ratio >= 3));
  expect(faint).toEqual([]);
});

test.each(
  SHOP_COLOUR_NAMES.flatMap((colour) => [
    { colour, mode: 'root' },
    { colour, mode: 'root.dark' },
  ]),
)('words in $colour, and on it, are read in :$mode', ({ colour, mode }) => {
  const tokens = read('ui/tokens.css');
  const [, plain = ''] = tokens.split(`\n:${mode} {`);
  const [, own = ''] = tokens.split(`\n:${mode}[data-colour='${colour}'] {`);
  const ofToken = (name: string) =>
    [own.split('}')[0] ?? '', plain]
      .map((block) => new RegExp(`${name}: (#\\w{6});`).exec(block)?.[1])
      .find(Boolean) ?? '';
  const pairs = [
    ...['--page', '--card', '--sunken'].flatMap((ground) => [
      ['--primary', ground],
      ['--primary-strong', ground],
    ]),
    ['--on-primary', '--primary'],
    ['--on-primary', '--primary-strong'],
    ['--on-primary-soft', '--primary-soft'],
    ['--text', '--primary-soft'],
  ] as const;
  // WCAG 1.4.3, AA: words of any size.
  const faint = pairs.filter(
    ([word = '', ground = '']) => !(contrast(ofToken(word), ofToken(ground)) >= 4.5),
  );
  expect(faint).toEqual([]);
  if (mode === 'root') expect(ofToken('--primary')).toBe(SHOP_COLOURS[colour]);
  if (colour !== 'green') expect(own).not.toBe('');
});

/** Lines between things are fainter than those of fields, and not to be taken for them. */
test('no box to fill in has another line', () => {
  const boxes = sheets.flatMap((file) =>
    [...read(file).matchAll(/([^{}]+)\{([^{}]*)\}/g)]
      .filter(([, selector = '']) => /(\b(input|select|textarea)|\.(box|search|stepper))\s*$/.test(selector))
      .map(([, , rules = '']) => /border: [1-9].*/.exec(rules)?.[0])
      .filter((border) => border !== undefined)
      .map((border) => `${file}: ${border}`),
  );
  expect(boxes.length).toBeGreaterThanOrEqual(9);
  expect(boxes.filter((border) => !border.endsWith(' solid var(--box-line);'))).toEqual([]);
});

test('contrasts are reckoned as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  // The palest grey that AA takes for words on white.
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  expect(contrast('', '#ffffff')).toBeNaN();
});

/** Of two colours written as `#rrggbb`, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = NaN, light = NaN] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = NaN, green = NaN, blue = NaN] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
