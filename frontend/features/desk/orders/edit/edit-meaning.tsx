import { useDebouncedValue } from '@mantine/hooks';
import { previewOrderEdit } from '@shop/contracts/orders/endpoints';
import type { AdminOrderView, OrderEditView } from '@shop/contracts/orders/views';
import type { OrderEntry } from '@shop/contracts/rules/orders/order-content';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { sentenceOf } from '../../../../api/errors.ts';
import { TYPING_PAUSE } from '../../../../lib/timeouts.ts';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { addressWhy } from '../../../../words/en/shop/buyer-address.ts';
import { words } from '../../../../words/en/staff/order-edit.ts';
import { Meaning } from '../../parts/record/fields/meaning.tsx';
import { OrderSum } from '../order-sum.tsx';
import { meantEntry } from './edit-fields.ts';

interface EditMeaningProps {
  order: AdminOrderView;
  entry: OrderEntry | null;
  /** The customer is asked about it: the shop's own rules do not count. */
  isAsked?: true;
}

/** What the backend makes of the order as it stands in the fields; whoever asks the same shares the answer. */
function useEditPreview({ number, revision }: AdminOrderView, entry: OrderEntry | null) {
  const [asked] = useDebouncedValue(entry === null ? null : JSON.stringify(meantEntry(entry)), TYPING_PAUSE);
  return useQuery({
    queryKey: ['orders', 'edit', number, revision, asked],
    queryFn: () =>
      callSignedIn(previewOrderEdit, {
        params: { number },
        body: JSON.parse(asked ?? 'null') as OrderEntry,
      }),
    enabled: asked !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** What the order comes to, at the foot of the screen. */
export function EditSum({ order, entry }: Pick<EditMeaningProps, 'order' | 'entry'>) {
  const { data, error } = useEditPreview(order, entry);
  const totalPaise = entry === null || error ? null : (data?.totals.totalPaise ?? null);
  return <OrderSum items={(entry ?? order).lines.length} totalPaise={totalPaise} />;
}

/** What the order comes to as it stands in the fields, and what speaks against it. */
export function EditMeaning({ order, entry, isAsked }: EditMeaningProps) {
  const { data, error } = useEditPreview(order, entry);
  if (entry === null) return <Meaning title={words.meaning} sentences={[words.unclear]} />;
  if (error) return <Notice kind="error">{sentenceOf(error)}</Notice>;
  if (!data) return null;
  const against = againstIt(isAsked ? { ...data, doubts: [] } : data);
  return (
    <Meaning title={words.meaning} sentences={sentencesOf(order, data)}>
      {against.length > 0 && (
        <Notice kind="season">
          {against.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
    </Meaning>
  );
}

function sentencesOf(
  { totals: was }: AdminOrderView,
  { lines, totals, balancePaise }: OrderEditView,
): string[] {
  const changed = lines.filter((line) => line.quantity !== line.was);
  return [
    ...changed.map(({ name, was: before, quantity, left }) => {
      const line = words.line(name, before, quantity);
      return left === null || left < 0 ? line : words.left(line, left);
    }),
    words.packing(totals.packingPaise),
    words.freight(totals.freightPaise),
    totals.totalPaise === was.totalPaise
      ? words.total(totals.totalPaise)
      : words.totalWas(totals.totalPaise, was.totalPaise),
    balanceSentence(balancePaise),
  ];
}

function balanceSentence(balancePaise: number): string {
  if (balancePaise === 0) return words.settled;
  return balancePaise > 0 ? words.owes(balancePaise) : words.dueBack(balancePaise);
}

function againstIt({ lines, doubts, minimumPaise, addressNeed }: OrderEditView): string[] {
  return [
    ...(addressNeed ? [words.addressMissing(addressWhy[addressNeed])] : []),
    ...lines.flatMap(({ name, problem }) => (problem === null ? [] : [words.problems[problem](name)])),
    ...doubts.map((warning) => words.doubts[warning](minimumPaise)),
  ];
}
