import { isIPv4, isIPv6 } from 'node:net';

/** What limits count a client's address by: nothing else fits where a limit counts. */
export type Network = string & { readonly counted: unique symbol };

/** An IPv4 address, or the /64 of an IPv6 one: a household or a rented server has 2⁶⁴ of those to itself. */
export function networkOf(address: string): Network {
  if (isIPv4(address)) return address as Network;
  if (!isIPv6(address)) return 'unknown' as Network;
  const groups = groupsOf(address.split('%', 1)[0] ?? '');
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff;
  const counted = isMapped
    ? groups
        .slice(6)
        .flatMap((group) => [group >> 8, group & 0xff])
        .join('.')
    : `${groups
        .slice(0, 4)
        .map((group) => group.toString(16))
        .join(':')}::/64`;
  return counted as Network;
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [front = '', back = ''] = address.split('::');
  const first = numbersIn(front);
  const last = numbersIn(back);
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last];
}

function numbersIn(part: string): number[] {
  return part
    .split(':')
    .filter((group) => group !== '')
    .flatMap((group) => {
      if (!group.includes('.')) return [Number.parseInt(group, 16)];
      const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number);
      return [a * 256 + b, c * 256 + d];
    });
}
