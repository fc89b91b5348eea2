import { OwnAccount } from '../../../../../features/desk/users/own-account.tsx';
import { GreetingPanel } from '../../../../../features/referrer/greeting-panel.tsx';

export function Page() {
  return (
    <OwnAccount area="referrer">
      <GreetingPanel />
    </OwnAccount>
  );
}
