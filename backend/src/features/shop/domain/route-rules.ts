import { DomainError } from '../../../shared/domain-error.ts';

interface Rule {
  from: string;
  to: string;
}

/** One rule a path, and none that leads back to where it began. Throws `route-rules-contradict`. */
export function demandRulesLeadSomewhere(rules: readonly Rule[]): void {
  const targets = new Map<string, string>();
  for (const { from, to } of rules) {
    const path = pathOf(from);
    if (targets.has(path)) throw contradiction(from);
    targets.set(path, pathOf(to));
  }
  for (const { from } of rules) {
    const seen = new Set<string>();
    for (let at: string | undefined = pathOf(from); at !== undefined; at = targets.get(at)) {
      if (seen.has(at)) throw contradiction(from);
      seen.add(at);
    }
  }
}

/** A path without its query and without a slash at its end: both spellings are one page. */
function pathOf(address: string): string {
  return address.replace(/[?#].*/, '').replace(/(?<=.)\/+$/, '');
}

function contradiction(from: string): DomainError {
  return new DomainError('invalid', 'route-rules-contradict', { from });
}
