import { goodsThatDiffer, type KnownGoods } from './goods-text.ts';
import { useGoodsNames } from './use-goods.ts';
import { words } from '../../../../words/en/staff/goods.ts';

interface DisputedGoodsProps {
  /** What the price list may not name any more. */
  known: KnownGoods;
  /** One side's lines, as the text of the field. */
  input: string;
  /** The other side's. */
  other: string;
}

/** One side of goods that two people changed: the lines that differ, by name, and how many do not. */
export function DisputedGoods({ known, input, other }: DisputedGoodsProps) {
  const nameOf = useGoodsNames(known);
  const { differing, same } = goodsThatDiffer(input, other);
  return (
    <>
      {differing.map(({ code, quantity }) => (
        <div key={code}>
          <mark>{words.line(nameOf(code), quantity)}</mark>
        </div>
      ))}
      {same > 0 && <div>{words.same(same)}</div>}
    </>
  );
}
