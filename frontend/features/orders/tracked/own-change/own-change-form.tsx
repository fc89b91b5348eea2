import type { OwnOrderView } from '@shop/contracts/orders/views';
import { CancelForm } from './cancel-form.tsx';
import { ChangeForm } from './change-form.tsx';

interface OwnChangeFormProps {
  kind: 'edit' | 'cancel';
  order: OwnOrderView;
  token: string;
  onDone: (order: OwnOrderView) => void;
  onClose: () => void;
}

/** Fetched together: most of them is the same. */
export function OwnChangeForm({ kind, ...form }: OwnChangeFormProps) {
  return kind === 'edit' ? <ChangeForm {...form} /> : <CancelForm {...form} />;
}
