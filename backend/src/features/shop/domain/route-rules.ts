import { rulePath } from '@shop/contracts/rules/season/route-rules';
import { DomainError } from '../../../shared/domain-error.ts';

interface Rule {
  from: string;
  to: string;
}

/** The rules as they are kept: each under the one spelling of its path. */
export function normalRules(rules: readonly Rule[]): Rule[] {
  return rules.map(({ from, to }) => ({ from: rulePath(from), to }));
}

/** One rule a path, and none that leads back to where it began. Throws `route-rules-contradict`. */
export function assertRulesLeadSomewhere(rules: readonly Rule[]): void {
  const targets = new Map<string, string>();
  for (const { from, to } of rules) {
    const path = rulePath(from);
    if (targets.has(path)) throw contradiction(from);
    targets.set(path, rulePath(to));
  }
  for (const { from } of rules) {
    const seen = new Set<string>();
    for (let at: string | undefined = rulePath(from); at !== undefined; at = targets.get(at)) {
      if (seen.has(at)) throw contradiction(from);
      seen.add(at);
    }
  }
}

function contradiction(from: string): DomainError {
  return new DomainError('invalid', 'route-rules-contradict', { from });
}
