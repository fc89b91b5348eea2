import type { Field } from './fields.ts';

/** Whether a field has the Tamil of the one before it. */
export function isTamil(name: string): boolean {
  return name.endsWith('Ta');
}

/** Which of two fields that stand side by side it is: a text, or its Tamil. */
export function inPair({ name }: Field, all: readonly Field[]): 'en' | 'ta' | undefined {
  if (isTamil(name)) return 'ta';
  return all.some((other) => other.name === `${name}Ta`) ? 'en' : undefined;
}
