import { Button } from '@mantine/core';
import { paths } from '../../../lib/paths.ts';
import { words as payouts } from '../../../words/en/admin-payouts.ts';
import { words } from '../../../words/en/admin-referrals.ts';
import { staffSession } from '../../accounts/session.ts';

/** From the list of referrers to what belongs to all of them. */
export function ReferralLinks() {
  const mayPay = staffSession.current().permissions.includes('payouts.write');
  return (
    <>
      <Button component="a" variant="default" href={paths.adminReferralLeague}>
        {words.league}
      </Button>
      <Button component="a" variant="default" href={paths.adminReferralFlags}>
        {words.flags}
      </Button>
      {mayPay && (
        <Button component="a" variant="default" href={paths.adminPayouts}>
          {payouts.title}
        </Button>
      )}
    </>
  );
}
