import type { TextLimit } from '@shop/contracts/rules/limits';

/** `2 முதல் 80 எழுத்து`, `அதிகபட்சம் 1,000 எழுத்து`. */
export function characters({ min, max }: TextLimit): string {
  const most = max.toLocaleString('en-IN');
  return min > 1 ? `${min} முதல் ${most} எழுத்து` : `அதிகபட்சம் ${most} எழுத்து`;
}
