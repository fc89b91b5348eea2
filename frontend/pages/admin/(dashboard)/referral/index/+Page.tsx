import { ListScreen } from '../../../../../features/desk/parts/list/list-screen.tsx';
import { AddReferrer } from '../../../../../features/desk/referrals/add-referrer.tsx';
import { ReferralLinks } from '../../../../../features/desk/referrals/referral-links.tsx';
import { referrerList } from '../../../../../features/desk/referrals/referrer-list.tsx';

export function Page() {
  return (
    <ListScreen
      list={referrerList}
      actions={
        <>
          <ReferralLinks />
          <AddReferrer />
        </>
      }
    />
  );
}
