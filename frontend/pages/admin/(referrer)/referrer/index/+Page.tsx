import { referrerSession } from '../../../../../features/accounts/session.ts';
import { AdminPage } from '../../../../../features/desk/parts/admin-page.tsx';
import { Panel } from '../../../../../features/desk/parts/panel.tsx';
import { CodePanel } from '../../../../../features/referrer/code-panel.tsx';
import { ReferredOrders } from '../../../../../features/referrer/order-list.tsx';
import { paths } from '../../../../../lib/paths.ts';
import { words } from '../../../../../words/en/admin-referrer.ts';

/** As many orders as a phone shows under the code. */
const LATEST = 5;

export function Page() {
  const { name, code } = referrerSession.current();
  return (
    <AdminPage title={words.hello(name)} narrow>
      <CodePanel code={code} />
      <Panel title={words.latest} actions={<a href={paths.referrerOrders}>{words.allOrders}</a>}>
        <ReferredOrders most={LATEST} />
      </Panel>
    </AdminPage>
  );
}
