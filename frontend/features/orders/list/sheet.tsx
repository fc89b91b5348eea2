import {
  memo,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { Button } from '../../../ui/buttons/button.tsx';
import { Container } from '../../../ui/page/section.tsx';
import { Notice } from '../../../ui/messages/notice.tsx';
import { toast } from '../../../ui/messages/toast.ts';
import { words } from '../../../words/en/shop/orders-list.ts';
import { readDraft } from '../../draft/draft-store.ts';
import { CategoryStrip } from './category-strip.tsx';
import type { StateView } from '@shop/contracts/places/views';
import { StateRule } from '../../places/state-rule.tsx';
import { NotAllowedNotice } from '../form/state/not-allowed-notice.tsx';
import { useHydrated, useQuantitiesSoon } from '../form/use-quantities.ts';
import { ChangesNotice } from '../form/changes-notice.tsx';
import { chooseState, useChosenState } from '../form/state/chosen-state.ts';
import type { ListRow } from '../form/list-rows.ts';
import { ListHead } from './list-head.tsx';
import { ListTools } from './list-tools.tsx';
import { OrderBar } from './order-bar.tsx';
import { RATES_FIELD, writtenRates } from '../form/field-names.ts';
import type { QuickOrderView } from '../form/quick-order-view.ts';
import { ReferralNotice } from '../form/referral/referral-notice.tsx';
import { ShareList } from './share-list.tsx';
import { SheetCategory } from './sheet-category.tsx';
import { useFinding } from './use-finding.ts';
import type { Referral } from '../form/referral/use-referral.ts';
import styles from './sheet.module.css';

interface SheetProps {
  view: QuickOrderView;
  rows: ReadonlyMap<string, ListRow>;
  formRef: RefObject<HTMLFormElement | null>;
  referral: Referral | null;
  onReview: () => void;
}

/** The price list as a form: it is sent as it stands where there is no JavaScript. */
export const Sheet = memo(function Sheet({ view, rows, formRef, referral, onReview }: SheetProps) {
  const { categories, filters, destinations, posted } = view;
  const { identity } = usePageContext().shop;
  const formId = useId();
  const top = useRef<HTMLDivElement>(null);
  // A new key begins the tools anew, with an empty field.
  const [toolsKey, setToolsKey] = useState(0);
  const [nothingFound, setNothingFound] = useState(false);
  const [said, setSaid] = useState<ReactNode>(null);
  const stateCodes = useMemo(() => destinations.states.map(({ code }) => code), [destinations]);
  const stateCode = useChosenState(posted?.fields.stateCode || identity.stateCode, stateCodes);
  const state = destinations.states.find(({ code }) => code === stateCode) ?? null;
  const select = useRef<HTMLSelectElement>(null);
  const stateAtFirst = useRef(stateCode);
  const rates = useMemo(() => writtenRates(rows.values()), [rows]);
  const noQuantities = posted?.quantities ?? NOTHING;
  useEffect(() => {
    const form = formRef.current;
    form?.addEventListener('keydown', goOnWithEnter);
    return () => form?.removeEventListener('keydown', goOnWithEnter);
  }, [formRef]);
  // What was done before the page was alive is taken over in this same step (lib/head/inline/price-list.ts).
  useLayoutEffect(() => {
    formRef.current?.removeAttribute('data-early');
    const early = select.current?.value;
    if (early !== undefined && early !== stateAtFirst.current) chooseState(early);
  }, [formRef]);
  const hydrated = useHydrated();
  const show = useFinding(top, setNothingFound, setSaid);

  return (
    <Container>
      <ListHead
        categories={categories}
        readyLists={view.readyLists}
        states={destinations.states}
        state={state}
        formId={formId}
        select={select}
      />
      <div className={styles['notices']}>
        <p className={styles['scriptsFailed']} role="alert">
          {words.scriptsFailed}
        </p>
        {state && !state.allowed && <Notice kind="season">{state.reason}</Notice>}
        {state?.allowed && state.goods !== 'all' && <StateRule state={state} />}
        {hydrated && <ListNotAllowed state={state} rows={rows} />}
        {posted?.problem && <Notice kind="error">{posted.problem}</Notice>}
        {posted && posted.step === 'list' && <ChangesNotice changes={posted.changes} />}
        <ReferralNotice referral={referral} />
      </div>
      <div ref={top} className={styles['sheet']} data-goods={state?.goods}>
        <div className={styles['tools']}>
          <ListTools
            key={toolsKey}
            categories={categories}
            filters={filters}
            greenOnly={state?.goods === 'green'}
            onFound={show}
          />
          {!nothingFound && <CategoryStrip categories={categories} />}
        </div>
        <form
          id={formId}
          ref={formRef}
          method="post"
          data-early={posted ? undefined : ''}
          aria-label={words.sheet}
          onSubmit={(event) => {
            event.preventDefault();
            if (Object.keys(readDraft().quantities).length === 0) toast(words.emptyList, 'error');
            else onReview();
          }}
        >
          {(nothingFound || said) && (
            <div className={styles['nothing']}>
              {said}
              {nothingFound && (
                <Button
                  look="quiet"
                  onClick={() => {
                    setToolsKey(toolsKey + 1);
                    show(null);
                  }}
                >
                  {words.showAll}
                </Button>
              )}
            </div>
          )}
          {categories.map((category) => (
            <SheetCategory key={category.slug} category={category} posted={noQuantities} />
          ))}
          <input type="hidden" name={RATES_FIELD} value={rates} />
          <div className={styles['foot']}>
            <ShareList clearable />
          </div>
          <OrderBar rows={rows} state={state} posted={noQuantities} />
        </form>
      </div>
    </Container>
  );
});

const NOTHING = {};

/** By itself, so that a number that is typed renders no more than this. */
function ListNotAllowed({ state, rows }: { state: StateView | null; rows: ReadonlyMap<string, ListRow> }) {
  return <NotAllowedNotice state={state} quantities={useQuantitiesSoon(NOTHING)} rows={rows} />;
}

/** Enter goes on to the next field instead of sending the list half filled. */
function goOnWithEnter(event: KeyboardEvent): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || !target.form) return;
  event.preventDefault();
  const inputs = [...target.form.querySelectorAll<HTMLInputElement>('li:not([hidden]) input')];
  inputs[inputs.indexOf(target) + (event.shiftKey ? -1 : 1)]?.focus();
}
