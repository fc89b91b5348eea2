import { closureTarget } from '@shop/contracts/rules/season/closure';
import { rulePath, ruleTarget } from '@shop/contracts/rules/season/route-rules';
import type { RouteRule } from '@shop/contracts/shop/views';

/** The closure rule, then the staff's own route rules: where a request goes instead, or null. */
export function routeDecision(url: string, closed: boolean, rules: readonly RouteRule[]): string | null {
  const closure = closed ? closureTarget(url) : null;
  if (closure !== null) return closure;
  if (rules.length === 0) return null;
  const path = rulePath(url);
  if (path === '/admin' || path.startsWith('/admin/') || path.startsWith('/api/')) return null;
  const rule = rules.find(({ from }) => rulePath(from) === path);
  if (rule === undefined || !isSafeTarget(rule.to)) return null;
  return ruleTarget(rule.to, /\?([^#]*)/.exec(url)?.[1] ?? '');
}

/** A local path or a web address; `//host` and other schemes are neither. */
function isSafeTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)/.test(target);
}
