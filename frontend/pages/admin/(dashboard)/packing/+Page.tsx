import { PackingDesk } from '../../../../features/desk/packing/packing-desk.tsx';

export function Page() {
  return <PackingDesk />;
}
