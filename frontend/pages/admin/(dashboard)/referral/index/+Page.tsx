import { Button } from '@mantine/core';
import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { AddReferrer } from '../../../../../features/desk/referrals/add-referrer.tsx';
import { referrerList } from '../../../../../features/desk/referrals/referrer-list.tsx';
import { paths } from '../../../../../lib/paths.ts';
import { words } from '../../../../../words/en/staff/referrals.ts';

export function Page() {
  return (
    <ListScreen
      list={referrerList}
      tools={
        <Button component="a" variant="default" href={paths.adminReferralLeague}>
          {words.league}
        </Button>
      }
      actions={<AddReferrer />}
    />
  );
}
