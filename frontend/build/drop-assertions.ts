import type { Plugin } from 'vite';

/** Vike's names of functions that do nothing but check. */
const ASSERTION = /^assert(?:[A-Z]|$)/;
/** An error of its own, with colours and a stack for a terminal. */
const DECORATED_ERROR = /(?<=throw |= )getProjectError(?=\()/g;

/**
 * Leaves Vike's checks of its own use, with their long messages, out of what browsers load: they speak to
 * developers, and the development server keeps them. Its errors are plain ones. Saves several kilobytes on every page.
 */
export function dropAssertions(): Plugin {
  return {
    name: 'shop:drop-assertions',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules[\\/]vike(?:-react)?[\\/]dist[\\/].*\.js$/ },
      handler(code) {
        let result = code;
        for (const [start, end] of assertionsOf(this.parse(code)).reverse()) {
          result = `${result.slice(0, start)};${result.slice(end)}`;
        }
        return { code: result.replace(DECORATED_ERROR, 'Error'), map: null };
      },
    },
  };
}

/** Where statements stand that are nothing but a call of an assertion, in order. */
function assertionsOf(tree: unknown): [start: number, end: number][] {
  if (Array.isArray(tree)) return tree.flatMap(assertionsOf);
  if (!isNode(tree)) return [];
  const called =
    tree['type'] === 'ExpressionStatement' && isNode(tree['expression']) && tree['expression']['callee'];
  if (isNode(called) && ASSERTION.test(String(called['name']))) {
    return [[Number(tree['start']), Number(tree['end'])]];
  }
  return Object.values(tree).flatMap(assertionsOf);
}

function isNode(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
