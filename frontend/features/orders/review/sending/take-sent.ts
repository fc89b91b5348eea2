import { changeDraft } from '../../../draft/draft-store.ts';
import { withQuantity, type Draft } from '../../../draft/draft.ts';

type Line = Readonly<{ code: string; quantity: number }>;

/** After an order was sent: what was put on the list meanwhile, here or in another tab, stays; so does the referral. */
export function takeSent(lines: readonly Line[]): void {
  changeDraft((draft) => withoutSent(draft, lines));
}

/** The draft without what was sent: of each line as many as went; what was added meanwhile stays. */
export function withoutSent(draft: Draft, lines: readonly Line[]): Draft {
  return lines.reduce(
    (left, { code, quantity }) =>
      withQuantity(left, code, (left.quantities[code] ?? 0) - quantity, left.rates[code] ?? 0),
    draft,
  );
}
