import { Button } from '@mantine/core';
import { ListScreen } from '../../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { CreditMonth } from '../../../../../../features/desk/referrals/credit-month.tsx';
import { payoutList } from '../../../../../../features/desk/referrals/payout-list.tsx';
import { paths } from '../../../../../../lib/paths.ts';
import { words } from '../../../../../../words/en/staff/payouts.ts';

export function Page() {
  return (
    <ListScreen
      list={payoutList}
      actions={
        <>
          <CreditMonth />
          <Button component="a" href={paths.adminNewPayouts}>
            {words.make}
          </Button>
        </>
      }
    />
  );
}
