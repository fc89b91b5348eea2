import { parseSync, type Plugin } from 'vite';

/** Vike's names of functions that do nothing but check. */
const ASSERTION = /^assert(?:[A-Z]|$)/;
/** An error of its own, with colours and a stack for a terminal. */
const DECORATED_ERROR = /(?<=throw |= )getProjectError(?=\()/g;

/**
 * Leaves Vike's checks of its own use, with their long messages, out of what browsers load: they speak to
 * developers, and the development server keeps them. Its errors are plain ones. Saves 7 kB on every page;
 * `treeshake.manualPureFunctions` with 36 names of Vike's saves 4.8.
 */
export function dropAssertions(): Plugin {
  return {
    name: 'shop:drop-assertions',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform: {
      filter: { id: /node_modules[\\/]vike(?:-react)?[\\/]dist[\\/].*\.js$/ },
      handler: (code) => ({ code: withoutAssertions(code).code, map: null }),
    },
  };
}

/** A module of Vike's without its assertions, and how many statements and errors were changed. */
export function withoutAssertions(code: string): { code: string; statements: number; errors: number } {
  const assertions = assertionsOf(parseSync('vike.js', code).program);
  let result = code;
  for (const [start, end] of assertions.reverse()) {
    result = `${result.slice(0, start)};${result.slice(end)}`;
  }
  const errors = result.match(DECORATED_ERROR)?.length ?? 0;
  return { code: result.replace(DECORATED_ERROR, 'Error'), statements: assertions.length, errors };
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
