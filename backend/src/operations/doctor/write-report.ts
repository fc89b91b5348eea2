import type { Report } from './examine.ts';
import type { Verdict } from './finding.ts';

const HEADS: Record<Verdict, string> = { fine: 'fine', look: 'look at this', broken: 'broken' };
const WIDTH = Math.max(...Object.values(HEADS).map(({ length }) => length)) + 3;

/** The report as whoever is on call reads it: what is broken last, beside the prompt. */
export function writeReport({ findings }: Report): string {
  const order: Verdict[] = ['fine', 'look', 'broken'];
  const lines = order.flatMap((verdict) =>
    findings
      .filter((each) => each.verdict === verdict)
      .flatMap(({ says, todo }) => [
        HEADS[verdict].padEnd(WIDTH) + says,
        ...(todo ? [`${' '.repeat(WIDTH)}→ ${todo}`] : []),
      ]),
  );
  const count = (verdict: Verdict) => findings.filter((each) => each.verdict === verdict).length;
  return [
    ...lines,
    '',
    `${count('fine')} fine, ${count('look')} to look at, ${count('broken')} broken`,
    '',
  ].join('\n');
}
