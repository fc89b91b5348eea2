import { CallDesk } from '../../../../../features/desk/calls/call-desk.tsx';

export function Page() {
  return <CallDesk />;
}
