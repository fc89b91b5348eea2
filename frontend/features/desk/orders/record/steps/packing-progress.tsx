import { packingProgress } from '@shop/contracts/rules/desk/packing';
import { paths } from '../../../../../lib/paths.ts';
import { words } from '../../../../../words/en/staff/packing.ts';
import { usePacking } from '../../../packing/packing-queries.ts';

/** How far somebody is who packs the order just now; nothing before they begin. */
export function PackingProgress({ number }: { number: string }) {
  const { data } = usePacking(number);
  if (!data || data.packers.length === 0) return null;
  const { done, of } = packingProgress(data.lines);
  return (
    <p style={{ margin: 0 }} role="status">
      <a href={paths.adminPackingOf(number)}>{words.atTheDesk(done, of, data.packers)}</a>
    </p>
  );
}
