/** What a guard sees of the page that asks for it. */
export interface GuardContext {
  urlOriginal: string;
  urlPathname: string;
}

/** Where to go instead; null lets the visitor through. */
export type Guard = (context: GuardContext) => Promise<string | null>;

/**
 * Runs a page's named guards in order until one sends the visitor elsewhere.
 * @throws {Error} a name that the registry does not know
 */
export async function runGuards(
  names: readonly string[],
  registry: Readonly<Record<string, Guard>>,
  context: GuardContext,
): Promise<string | null> {
  const guards = names.map((name) => {
    const guard = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (!guard) throw new Error(`Unknown guard: '${name}'`);
    return guard;
  });
  for (const guard of guards) {
    const target = await guard(context);
    if (target !== null) return target;
  }
  return null;
}
