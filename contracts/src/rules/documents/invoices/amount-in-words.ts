const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const TENS = ['', '', 'Twenty', 'Thirty', 'Forty', 'Fifty', 'Sixty', 'Seventy', 'Eighty', 'Ninety'];
/** As sums of money are grouped in India. */
const GROUPS = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const;

/** `Rupees One Lakh Two Thousand Fifty and Forty Paise Only`, as bills have it. */
export function amountInWords(paise: number): string {
  const rest = paise % 100;
  const rupees = inWords(Math.floor(paise / 100));
  return `Rupees ${rupees}${rest > 0 ? ` and ${inWords(rest)} Paise` : ''} Only`;
}

function inWords(number: number): string {
  for (const [size, name] of GROUPS) {
    if (number < size) continue;
    const rest = number % size;
    return `${inWords(Math.floor(number / size))} ${name}${rest > 0 ? ` ${inWords(rest)}` : ''}`;
  }
  if (number < 20) return SMALL[number] ?? '';
  const ones = number % 10;
  return `${TENS[Math.floor(number / 10)]}${ones > 0 ? ` ${SMALL[ones]}` : ''}`;
}
