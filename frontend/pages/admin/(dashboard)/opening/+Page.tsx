import { AdminPage } from '../../../../features/desk/parts/admin-page.tsx';
import { OpeningSteps } from '../../../../features/desk/opening/opening-steps.tsx';
import { words } from '../../../../words/en/staff/opening.ts';

export function Page() {
  return (
    <AdminPage title={words.title}>
      <OpeningSteps />
    </AdminPage>
  );
}
