import type { AdminOrderView } from '@shop/contracts/orders/views';
import { isEditable } from '@shop/contracts/rules/orders/order-content';
import { lazy, useCallback, useState } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { paths } from '../../../../lib/paths.ts';
import { LinkButton } from '../../../../ui/buttons/button.tsx';
import { EmptyState } from '../../../../ui/messages/empty-state.tsx';
import { Notice } from '../../../../ui/messages/notice.tsx';
import { words } from '../../../../words/en/staff/order.ts';
import { LorryWaits } from '../../e-invoices/lorry-waits.tsx';
import { AdminPage } from '../../parts/admin-page.tsx';
import { Answer } from '../../parts/answer.tsx';
import { CommandButton } from '../../parts/commands/command-button.tsx';
import { useKeyCommands } from '../../parts/commands/key-commands.ts';
import { Fetched } from '../../parts/fetched.tsx';
import { BillPanel } from './money/bill-panel.tsx';
import { CustomerPanel } from './customer-panel.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { HistoryPanel } from './history-panel.tsx';
import { HoldNotice } from './steps/hold-notice.tsx';
import styles from './order-detail.module.css';
import { OrderActions, OrderFacts } from './order-head.tsx';
import { useOrder } from '../order-queries.ts';
import { PaymentsPanel } from './money/payments-panel.tsx';
import { StepLine } from './steps/step-line.tsx';
import { listAsLeft } from '../../parts/lists-as-left.ts';

const PackingProgress = lazy(async () => ({
  default: (await import('./steps/packing-progress.tsx')).PackingProgress,
}));

const SameCustomer = lazy(async () => ({
  default: (await import('../merge/same-customer.tsx')).SameCustomer,
}));

const ProposalNotice = lazy(async () => ({
  default: (await import('../proposal/proposal-notice.tsx')).ProposalNotice,
}));

const ChangeRequestNotice = lazy(async () => ({
  default: (await import('../change-request/change-request-notice.tsx')).ChangeRequestNotice,
}));

const ClaimNotice = lazy(async () => ({
  default: (await import('../claim/claim-notice.tsx')).ClaimNotice,
}));

/** One order on the desk: everything about it, and the one step it waits for. */
export function OrderDetail({ number }: { number: string }) {
  const query = useOrder(number);
  const [problem, setProblem] = useState<string | null>(null);
  const report = useCallback((sentence: string | null) => setProblem(sentence), []);
  if (isUnknown(query.error)) {
    return (
      <AdminPage title={number}>
        <EmptyState title={words.missing(number)}>
          <p>{words.missingHelp}</p>
          <LinkButton href={paths.adminOrders}>{words.back}</LinkButton>
        </EmptyState>
      </AdminPage>
    );
  }
  const desk = query.data && { order: query.data, report };
  return (
    <AdminPage
      title={desk ? words.heading(number, desk.order.customer.name) : number}
      back={{ text: words.back, href: listAsLeft(paths.adminOrders) }}
      headName={words.atAGlance}
      aside={desk && <OrderFacts desk={desk} />}
      actions={desk && <OrderActions desk={desk} />}
      dense
    >
      {problem && <Notice kind="error">{problem}</Notice>}
      <Answer query={query}>{(view) => <Parts order={view} report={report} />}</Answer>
    </AdminPage>
  );
}

interface PartsProps {
  order: AdminOrderView;
  report: (sentence: string | null) => void;
}

function Parts({ order, report }: PartsProps) {
  const desk = { order, report };
  const [edit] = useKeyCommands([
    {
      key: 'e',
      text: words.edit,
      needs: 'orders.edit',
      isFor: isEditable(order.state),
      act: paths.adminOrderEdit(order.number),
    },
  ]);
  return (
    <>
      {order.mergedInto !== null && (
        <Notice kind="season">
          {words.wentInto} <a href={paths.adminOrder(order.mergedInto)}>{order.mergedInto}</a>
        </Notice>
      )}
      <HoldNotice desk={desk} />
      {order.asked && (
        <Fetched>
          <ChangeRequestNotice key={order.asked.id} desk={desk} asked={order.asked} />
        </Fetched>
      )}
      {order.claims.map((claim) => (
        <Fetched key={claim.id}>
          <ClaimNotice desk={desk} claim={claim} />
        </Fetched>
      ))}
      {order.proposal && (
        <Fetched>
          <ProposalNotice key={order.proposal.id} desk={desk} proposal={order.proposal} />
        </Fetched>
      )}
      {order.state === 'placed' && order.crowdedPhone && <Notice kind="season">{words.crowdedPhone}</Notice>}
      {order.unreserved.length > 0 && (
        <Notice>
          {order.reserved ? words.reservesPart(order.unreserved.length) : words.reservesNothing}
        </Notice>
      )}
      <LorryWaits order={order} />
      <StepLine order={order} />
      <Fetched>{order.state === 'confirmed' && <PackingProgress number={order.number} />}</Fetched>
      <div className={styles['parts']}>
        <div className={styles['side']}>
          <PaymentsPanel desk={desk} />
          <CustomerPanel desk={desk} />
          <DeliveryPanel desk={desk} />
          <Fetched>
            <SameCustomer desk={desk} />
          </Fetched>
        </div>
        <div className={styles['main']}>
          <BillPanel order={order} actions={edit && <CommandButton command={edit} />} />
          <HistoryPanel desk={desk} />
        </div>
      </div>
    </>
  );
}

function isUnknown(error: unknown): boolean {
  return error instanceof ApiError && [400, 404].includes(error.problem.status);
}
