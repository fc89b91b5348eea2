import { ApiError } from '../../../api/api-error.ts';
import { words } from '../../../words/en/staff/fields.ts';

/** What is wrong with each field, by its name. */
export type FieldProblems = Readonly<Record<string, string | undefined>>;

/** The sentences for the fields that the backend refused; `own` has better ones for some fields. */
export function fieldProblemsOf(error: unknown, own: FieldProblems = {}): FieldProblems {
  const refused = error instanceof ApiError ? error.detailsOf('invalid-request')?.fields : undefined;
  const problems: Record<string, string> = {};
  for (const [path, rules] of Object.entries(refused ?? {})) {
    const field = path.split('.', 1)[0] ?? path;
    problems[field] = own[field] ?? sentenceFor(rules);
  }
  return problems;
}

/** Whether the fields of a form, by their names, say what is wrong, so that nothing more need be said. */
export function isShownAtFields(names: readonly string[], error: unknown): boolean {
  const refused = Object.keys(fieldProblemsOf(error));
  return refused.length > 0 && refused.every((name) => names.includes(name));
}

function sentenceFor(rules: readonly string[]): string {
  const known: Readonly<Record<string, string>> = words.rules;
  const rule = rules.find((name) => Object.hasOwn(known, name));
  return (rule && known[rule]) ?? words.notRight;
}
