import { Button, Checkbox } from '@mantine/core';
import { previewPayouts, proposePayouts } from '@shop/contracts/payouts/endpoints';
import type { PayoutBatchView, PayoutPreviewView, PreviewedPayoutView } from '@shop/contracts/payouts/views';
import { formatMoney } from '@shop/contracts/rules/money';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { navigate } from 'vike/client/router';
import { callSignedIn, stepSignedIn } from '../../../api/call-signed-in.ts';
import { paths } from '../../../lib/paths.ts';
import { words } from '../../../words/en/staff/payouts.ts';
import { staffSession } from '../../accounts/session.ts';
import { notifyError, useAction } from '../parts/action/use-action.ts';
import { AdminPage } from '../parts/admin-page.tsx';
import { Answer } from '../parts/answer.tsx';
import { Panel } from '../parts/panel.tsx';
import { NotAllowed } from '../shell/not-allowed.tsx';
import { CreditMonth } from './credit-month.tsx';
import { NetOf, sumOf } from './payout-rows.tsx';
import styles from '../parts/paged/rows.module.css';

/** To whom how much is due, and the batch that is made of it. */
export function PayoutPreview() {
  const mayPay = staffSession.current().permissions.includes('payouts.write');
  const query = useQuery({
    queryKey: ['payout-preview'],
    queryFn: () => callSignedIn(previewPayouts),
    enabled: mayPay,
  });
  const back = { text: words.back, href: paths.adminPayouts };
  return (
    <AdminPage title={words.make} back={back} narrow actions={mayPay && <CreditMonth />}>
      {mayPay ? <Answer query={query}>{(preview) => <Choose preview={preview} />}</Answer> : <NotAllowed />}
    </AdminPage>
  );
}

function Choose({ preview }: { preview: PayoutPreviewView }) {
  const queries = useQueryClient();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { payouts, minimumPaise, taxYear } = preview;
  const chosen = payouts.filter(({ referrerId, obstacle }) => obstacle === null && !left.has(referrerId));
  const sums = sumOf(chosen);
  const { run, busy } = useAction<null, PayoutBatchView>({
    step: 'payouts/new',
    send: (_, attempt) => {
      const asked = chosen.map(({ referrerId, grossPaise, taxPaise }) => ({
        referrerId,
        grossPaise,
        taxPaise,
      }));
      return stepSignedIn(proposePayouts, { body: { payouts: asked }, attempt });
    },
    onDone: ({ number }) => {
      void queries.invalidateQueries({ queryKey: ['payouts'] });
      void queries.invalidateQueries({ queryKey: ['payout-preview'] });
      void navigate(paths.adminPayoutBatch(number));
    },
    done: () => words.proposed,
  });
  const start = () =>
    void run(null).catch((error: unknown) => {
      notifyError(error);
      void queries.invalidateQueries({ queryKey: ['payout-preview'] });
    });
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <Panel title={words.due}>
      <p>{words.makeIntro(formatMoney(minimumPaise), taxYear)}</p>
      {payouts.length === 0 ? (
        <p>
          {words.nobody} {words.nobodyHelp}
        </p>
      ) : (
        <>
          <table className={styles['rows']}>
            <caption className="visually-hidden">{words.due}</caption>
            <thead>
              <tr>
                <th scope="col">{words.name}</th>
                <th scope="col" className={styles['figure']}>
                  {words.net}
                </th>
              </tr>
            </thead>
            <tbody>
              {payouts.map((payout) => (
                <PreviewRow
                  key={payout.referrerId}
                  payout={payout}
                  chosen={!left.has(payout.referrerId)}
                  onToggle={() => toggle(payout.referrerId)}
                />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.chosen}</th>
                <td className={styles['figure']}>
                  <NetOf {...sums} />
                </td>
              </tr>
            </tfoot>
          </table>
          <Button mt="md" loading={busy} disabled={chosen.length === 0} onClick={start}>
            {words.propose(chosen.length, formatMoney(sums.netPaise))}
          </Button>
        </>
      )}
    </Panel>
  );
}

interface PreviewRowProps {
  payout: PreviewedPayoutView;
  chosen: boolean;
  onToggle: () => void;
}

function PreviewRow({ payout, chosen, onToggle }: PreviewRowProps) {
  const { referrerId, name, code, grossPaise, uncreditedPaise, taxPaise, netPaise, hasPan, obstacle } =
    payout;
  return (
    <tr>
      <td>
        {obstacle === null ? (
          <Checkbox label={name} checked={chosen} onChange={onToggle} />
        ) : (
          <a href={paths.adminReferrer(referrerId)}>{name}</a>
        )}
        <span className={styles['small']}>
          {[
            code,
            !hasPan && words.withoutPan,
            taxPaise > 0 &&
              uncreditedPaise !== grossPaise &&
              words.ofUncredited(formatMoney(uncreditedPaise)),
            obstacle && words.obstacles[obstacle],
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </td>
      <td className={styles['figure']}>
        <NetOf grossPaise={grossPaise} taxPaise={taxPaise} netPaise={netPaise} />
      </td>
    </tr>
  );
}
