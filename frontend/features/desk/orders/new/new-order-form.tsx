import { Button } from '@mantine/core';
import type { Problem } from '@shop/contracts/errors';
import { placeOrderByStaff } from '@shop/contracts/orders/endpoints';
import type { PlacedOrderView } from '@shop/contracts/orders/views';
import { mobileDigits } from '@shop/contracts/rules/phone';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { ApiError } from '../../../../api/api-error.ts';
import { callSignedIn } from '../../../../api/call-signed-in.ts';
import { toast } from '../../../../ui/messages/toast.ts';
import { words } from '../../../../words/en/staff/new-order.ts';
import { useQuote } from '../../../orders/review/use-quote.ts';
import { attempted } from '../../parts/action/attempted.ts';
import { FormNotices } from '../../parts/record/form-notices.tsx';
import { typed } from '../../parts/record/state/form-state.ts';
import { RecordSections } from '../../parts/record/record-sections.tsx';
import { sectionsOf } from '../../parts/record/state/sections.ts';
import { useFocusOnProblem } from '../../parts/record/use-focus-on-problem.ts';
import { useSending } from '../../parts/record/use-sending.ts';
import { useDestinations } from '../../places/use-destinations.ts';
import { orderKeys } from '../order-queries.ts';
import { OrderSum } from '../order-sum.tsx';
import { KnownCustomer } from './known-customer.tsx';
import { AT_FIRST, newOrderFields, type EnteredOrder } from './new-order-fields.ts';
import { NewOrderMeaning } from './new-order-meaning.tsx';
import styles from './new-order-form.module.css';
import { inputsOfLast, orderRequestOf, quoteRequestOf } from './new-order-request.ts';

const SUBJECT = 'orders/new';

/** As the backend says it. */
const QUOTE_CHANGED: Problem = {
  type: 'about:blank',
  status: 409,
  title: '',
  code: 'quote-changed',
  requestId: '',
  details: {},
};

/** An order by telephone: its goods, beside them whose it is; kept as it is typed until it is placed. */
export function NewOrderForm({
  onPlaced,
}: {
  onPlaced: (placed: PlacedOrderView, entered: EnteredOrder) => void;
}) {
  const queries = useQueryClient();
  const places = useDestinations().data;
  const fields = useMemo(() => newOrderFields(places), [places]);
  const sections = useMemo(() => sectionsOf(fields) ?? [], [fields]);
  const element = useRef<HTMLFormElement>(null);
  const form = useSending<EnteredOrder>({
    subject: SUBJECT,
    fields,
    initial: AT_FIRST,
    submit: words.place,
    send: async (entered) => {
      const shown = current.quote?.totals.totalPaise;
      const { quote } = current.busy ? await current.next() : current;
      // What the customer was told is what is sent.
      if (!quote || quote.totals.totalPaise !== shown) throw new ApiError(QUOTE_CHANGED);
      const { view } = await attempted(SUBJECT, async (key) => ({
        view: await callSignedIn(placeOrderByStaff, { body: orderRequestOf(entered, quote, key) }),
        repeated: false,
      }));
      toast(words.placed(view.number));
      void queries.invalidateQueries({ queryKey: orderKeys.lists });
      onPlaced(view, entered);
    },
  });
  const { inputs } = form.state;
  const request = quoteRequestOf(inputs);
  const current = useQuote(request, null);
  const phone = mobileDigits(String(inputs['phone'] ?? ''));
  useFocusOnProblem(element, form.tries);
  const hasAgreed = inputs['agreed'] === true;
  // Nothing is sent before it is told what it comes to.
  const totalPaise =
    request === null ? 0 : current.problem === null ? (current.quote?.totals.totalPaise ?? null) : null;
  const isBilled = request === null || current.quote !== null || current.problem !== null;
  return (
    <form
      ref={element}
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (hasAgreed && isBilled) void form.submit();
      }}
    >
      <FormNotices fields={fields} form={form} error={form.error} />
      <RecordSections
        sections={sections}
        form={form}
        readOnly={false}
        beside={
          phone !== null && (
            <KnownCustomer
              phone={phone}
              onUse={(last) => form.update((state) => typed(state, inputsOfLast(last)))}
            />
          )
        }
      />
      <NewOrderMeaning
        request={request}
        quote={current.quote}
        problem={current.problem}
        onRetry={current.retry}
      />
      {!hasAgreed && <p>{words.agreedFirst}</p>}
      <div className={styles['bar']}>
        <OrderSum items={request?.lines.length ?? 0} totalPaise={totalPaise} />
        <Button type="submit" loading={form.busy} disabled={!hasAgreed || !isBilled}>
          {words.place}
        </Button>
      </div>
    </form>
  );
}
