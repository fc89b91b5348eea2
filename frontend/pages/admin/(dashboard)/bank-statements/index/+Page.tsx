import { Button } from '@mantine/core';
import { statementList } from '../../../../../features/desk/bank-statements/statement-list.tsx';
import { ListScreen } from '../../../../../features/desk/parts/list/screen/list-screen.tsx';
import { paths } from '../../../../../lib/paths.ts';
import { words } from '../../../../../words/en/staff/bank.ts';

export function Page() {
  return (
    <ListScreen
      list={statementList}
      actions={
        <Button component="a" href={paths.adminNewBankStatement}>
          {words.open}
        </Button>
      }
    />
  );
}
