import { Button, Stack } from '@mantine/core';
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
import { Panel } from '../../parts/panel.tsx';
import { FormNotices } from '../../parts/record/form-notices.tsx';
import { typed } from '../../parts/record/state/form-state.ts';
import { RecordFields } from '../../parts/record/record-fields.tsx';
import { useFocusOnProblem } from '../../parts/record/use-focus-on-problem.ts';
import { useSending } from '../../parts/record/use-sending.ts';
import { useDestinations } from '../../places/use-destinations.ts';
import { orderKeys } from '../order-queries.ts';
import { KnownCustomer } from './known-customer.tsx';
import { AT_FIRST, newOrderFields, type EnteredOrder } from './new-order-fields.ts';
import { NewOrderMeaning } from './new-order-meaning.tsx';
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

/** The fields of an order by telephone, the number first; kept as they are typed until it is placed. */
export function NewOrderForm({
  onPlaced,
}: {
  onPlaced: (placed: PlacedOrderView, entered: EnteredOrder) => void;
}) {
  const queries = useQueryClient();
  const places = useDestinations().data;
  const fields = useMemo(() => newOrderFields(places), [places]);
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
  const [first, ...others] = fields.list;
  const hasAgreed = inputs['agreed'] === true;
  // Nothing is sent before it is told what it comes to.
  const isBilled = request === null || current.quote !== null || current.problem !== null;
  return (
    <Panel title={words.form}>
      <form
        ref={element}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (hasAgreed && isBilled) void form.submit();
        }}
      >
        <Stack align="stretch">
          <FormNotices fields={fields} form={form} error={form.error} />
          <RecordFields fields={{ list: first ? [first] : [] }} form={form} />
          {phone !== null && (
            <KnownCustomer
              phone={phone}
              onUse={(last) => form.update((state) => typed(state, inputsOfLast(last)))}
            />
          )}
          <RecordFields fields={{ list: others }} form={form} />
          <NewOrderMeaning
            request={request}
            quote={current.quote}
            problem={current.problem}
            onRetry={current.retry}
          />
          {!hasAgreed && <p>{words.agreedFirst}</p>}
          <Button
            type="submit"
            loading={form.busy}
            disabled={!hasAgreed || !isBilled}
            style={{ justifySelf: 'start' }}
          >
            {words.place}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}
