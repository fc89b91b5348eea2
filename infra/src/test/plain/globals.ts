/** Where `@jest/globals` is imported from. */
export const GLOBALS_ADDRESS = 'jest:globals';

/** What a test file calls: Jest makes it anew for each file. */
type Globals = Record<string, object>;

const held: { now: Globals } = { now: {} };
const KEY = Symbol.for('shop.jest-globals');
Object.assign(globalThis, { [KEY]: held });

export function setGlobals(globals: Globals): void {
  held.now = globals;
}

const names =
  'describe it test beforeAll afterAll beforeEach afterEach expect jest fit xit xtest fdescribe xdescribe'.split(
    ' ',
  );

/** A module that is loaded once, and gives what the present file's are. */
export const globalsSource = [
  `const held = globalThis[Symbol.for('${KEY.description}')];`,
  `const present = (name) => new Proxy(function () {}, {
     apply: (_, that, given) => Reflect.apply(held.now[name], that, given),
     get: (_, key) => held.now[name][key],
   });`,
  ...names.map((name) => `export const ${name} = present('${name}');`),
].join('\n');
