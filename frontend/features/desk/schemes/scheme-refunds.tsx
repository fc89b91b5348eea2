import { Button, Checkbox } from '@mantine/core';
import { formatMoney } from '@shop/contracts/rules/money';
import { proposeRefunds, readRefunds } from '@shop/contracts/schemes/endpoints';
import type { DueRefundView, SchemeRefundsView } from '@shop/contracts/schemes/refund-views';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { Money } from '../../../ui/text/money.tsx';
import { words } from '../../../words/en/staff/refunds.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import rows from '../parts/paged/rows.module.css';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { RefundBatch } from './refund-batch.tsx';

const QUERY = ['members', 'refunds'];

/** Members whose year is over, and the batches that pay them back. */
export function SchemeRefunds() {
  const queries = useQueryClient();
  const mayPay = staffSession.current().permissions.includes('payments.refund');
  const query = useQuery({ queryKey: QUERY, queryFn: () => callSignedIn(readRefunds), enabled: mayPay });
  const show = (view: SchemeRefundsView) => {
    queries.setQueryData(QUERY, view);
    void queries.invalidateQueries({ queryKey: ['schemes'] });
  };
  return (
    <AdminPage title={words.title} back={{ text: words.back, href: paths.adminSchemes }} narrow>
      {mayPay ? (
        <Answer query={query}>
          {({ due, batches }) => (
            <>
              <Due due={due} onDone={show} />
              {batches.map((batch) => (
                <RefundBatch key={batch.number} batch={batch} onDone={show} />
              ))}
            </>
          )}
        </Answer>
      ) : (
        <NotAllowed />
      )}
    </AdminPage>
  );
}

function Due({ due, onDone }: { due: readonly DueRefundView[]; onDone: (view: SchemeRefundsView) => void }) {
  const queries = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const able = due.filter(({ obstacle }) => obstacle === null);
  const chosen = able.filter(({ number }) => !left.has(number));
  const paise = chosen.reduce((sum, each) => sum + each.paise, 0);
  const { run, busy } = useAction<null, SchemeRefundsView>({
    step: 'scheme-refunds/new',
    send: (_, attempt) => {
      const refunds = chosen.map((each) => ({ number: each.number, paise: each.paise }));
      return stepSignedIn(proposeRefunds, { body: { refunds }, attempt });
    },
    onDone,
    done: () => words.proposed,
  });
  const start = () =>
    void run(null).catch((error: unknown) => {
      notifyError(error);
      void queries.invalidateQueries({ queryKey: QUERY });
    });
  const toggle = (number: string) => {
    const next = new Set(left);
    if (!next.delete(number)) next.add(number);
    setLeft(next);
  };
  if (due.length === 0) {
    return (
      <Panel title={words.due}>
        <p>{words.nobody}</p>
      </Panel>
    );
  }
  return (
    <Panel title={words.due}>
      <p>{words.intro}</p>
      <table className={rows['rows']}>
        <caption className="visually-hidden">{words.due}</caption>
        <thead>
          <tr>
            <th scope="col">{words.member}</th>
            <th scope="col" className={rows['figure']}>
              {words.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {due.map(({ number, name, settleBy, payTo, obstacle, paise: each }) => (
            <tr key={number}>
              <td>
                {obstacle === null ? (
                  <Checkbox label={name} checked={!left.has(number)} onChange={() => toggle(number)} />
                ) : (
                  <a href={paths.adminMember(number)}>{name}</a>
                )}
                <span className={rows['small']}>
                  {[number, words.overSince(settleBy), obstacle ? words.obstacles[obstacle] : payTo]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </td>
              <td className={rows['figure']}>
                <Money paise={each} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {able.length > 0 && (
        <Button mt="md" loading={busy} disabled={chosen.length === 0} onClick={start}>
          {chosen.length === 0 ? words.choose : words.propose(chosen.length, formatMoney(paise))}
        </Button>
      )}
    </Panel>
  );
}
