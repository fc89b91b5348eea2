import { goodsThatDiffer } from './goods-text.ts';
import { useGoodsNames } from './use-goods-names.ts';
import { words } from '../../../../words/en/staff/goods.ts';

interface DisputedGoodsProps {
  /** What the price list does not name any more. */
  names: Readonly<Record<string, string>>;
  /** One side's lines, as the text of the field. */
  input: string;
  /** The other side's. */
  other: string;
}

/** One side of goods that two people changed: the lines that differ, by name, and how many do not. */
export function DisputedGoods({ names, input, other }: DisputedGoodsProps) {
  const nameOf = useGoodsNames(names);
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
