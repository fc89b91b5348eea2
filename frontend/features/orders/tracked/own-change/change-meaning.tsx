import type { OwnChangePreviewView, OwnOrderView } from '@shop/contracts/orders/views';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { addressWhy } from '../../../../words/en/shop/buyer-address.ts';
import { words } from '../../../../words/en/shop/own-change.ts';
import { BillTotals } from '../../review/bill/bill-totals.tsx';
import type { useOwnChange } from './use-own-change.ts';

export type OwnChange = ReturnType<typeof useOwnChange>;

/** What the order would come to, and what speaks against it. */
export function ChangeMeaning({ order, change }: { order: OwnOrderView; change: OwnChange }) {
  const { preview, problem, isSame, entry, busy } = change;
  if (problem !== null) {
    return (
      <Notice kind="error">
        <p>{problem}</p>
        <Button look="quiet" onClick={change.lookAgain}>
          {words.again}
        </Button>
      </Notice>
    );
  }
  if (entry?.lines.length === 0) return <p role="status">{words.allGone}</p>;
  if (isSame) return <p role="status">{words.nothingYet}</p>;
  if (!preview) return <p role="status">{busy && words.workingOut}</p>;
  const { totals, balancePaise, minimumPaise, addressNeed } = preview;
  const lackingPaise = lackingOf(order, change, preview);
  return (
    <>
      <BillTotals totals={totals} />
      <p role="status">
        {words.total(totals.totalPaise, order.totals.totalPaise)}{' '}
        {order.paidPaise !== 0 && words.owes(balancePaise)}
      </p>
      {lackingPaise > 0 && <Notice kind="season">{words.minimum(minimumPaise, lackingPaise)}</Notice>}
      {addressNeed && (
        <Notice kind="season">
          {words.address} {addressWhy[addressNeed]}
        </Notice>
      )}
      {hasProblem(preview) && <Notice kind="season">{words.settleFirst}</Notice>}
    </>
  );
}

/** Whether nothing speaks against it as far as the server was asked. */
export function mayBeSent(order: OwnOrderView, change: OwnChange): boolean {
  const { preview } = change;
  if (preview === null || hasProblem(preview) || preview.addressNeed) return false;
  return lackingOf(order, change, preview) <= 0;
}

const hasProblem = ({ lines }: OwnChangePreviewView) => lines.some(({ problem }) => problem !== null);

/** To the minimum, where the change leads below it. */
function lackingOf(
  order: OwnOrderView,
  { fields }: OwnChange,
  { totals, minimumPaise }: OwnChangePreviewView,
): number {
  const isLess = totals.goodsPaise < order.totals.goodsPaise;
  const isElsewhere = fields.stateCode !== order.customer.stateCode;
  return isLess || isElsewhere ? minimumPaise - totals.goodsPaise : 0;
}
