import { closureTarget } from '@shop/contracts/rules/closure';
import type { RouteRule } from '@shop/contracts/shop/views';

/** The closure rule, then the staff's own route rules: where a request goes instead, or null. */
export function routeDecision(url: string, closed: boolean, rules: readonly RouteRule[]): string | null {
  const closure = closed ? closureTarget(url) : null;
  if (closure !== null) return closure;
  const pathname = pathOnly(url);
  if (pathname === '/admin' || pathname.startsWith('/admin/') || pathname.startsWith('/api/')) return null;
  const rule = rules.find((candidate) => candidate.from === pathname);
  return rule && isSafeTarget(rule.to) ? rule.to : null;
}

function pathOnly(url: string): string {
  const path = url.split(/[?#]/, 1)[0] ?? '/';
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** A local path or a web address; `//host` and other schemes are neither. */
function isSafeTarget(target: string): boolean {
  return /^(?:\/(?![/\\])|https?:\/\/)/.test(target);
}
