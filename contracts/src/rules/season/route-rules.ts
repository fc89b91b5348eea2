/**
 * The one spelling of a path under which a route rule is kept and found: small letters, no slash at its end, no
 * query. Whoever types an old address from a flyer spells it as they like.
 */
export function rulePath(address: string): string {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return path.replace(/(?<=.)\/+$/, '').toLowerCase();
}

/**
 * Where a rule leads, with the parameters of the request, a referral code among them; of a parameter that the
 * rule names itself the rule's value holds.
 * @param query of the request, without the question mark
 */
export function ruleTarget(to: string, query: string): string {
  const [, address = '', own = '', fragment = ''] = /^([^?#]*)\??([^#]*)(#?.*)$/.exec(to) ?? [];
  const named = new Set(pairsOf(own).map(nameOf));
  const merged = [...pairsOf(own), ...pairsOf(query).filter((pair) => !named.has(nameOf(pair)))];
  return address + (merged.length > 0 ? `?${merged.join('&')}` : '') + fragment;
}

function pairsOf(query: string): string[] {
  return query.split('&').filter((pair) => pair !== '');
}

function nameOf(pair: string): string {
  return pair.split('=', 1)[0] ?? '';
}
