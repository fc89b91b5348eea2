import type { ProductRowView } from '@shop/contracts/catalogue/views';
import { changeOwnOrder } from '@shop/contracts/own-changes/endpoints';
import type { EditedLineView, OwnOrderView } from '@shop/contracts/orders/views';
import { MOST_OF_ONE, TEXT } from '@shop/contracts/rules/limits';
import { formatMoney } from '@shop/contracts/rules/money';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/fields/field.tsx';
import { More } from '../../../../ui/page/more.tsx';
import { Stepper } from '../../../../ui/quantity/stepper.tsx';
import { problemWords, words } from '../../../../words/en/shop/own-change.ts';
import { fullName } from '../../form/list-rows.ts';
import { FormTitle } from './form-title.tsx';
import { AddGoods } from './add-goods.tsx';
import { ChangeMeaning, mayBeSent } from './change-meaning.tsx';
import styles from './own-change.module.css';
import { PlaceFields } from './place-fields.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { useOwnChange } from './use-own-change.ts';
import { useOwnStep } from './use-own-step.ts';

interface ChangeFormProps {
  order: OwnOrderView;
  token: string;
  onDone: (order: OwnOrderView) => void;
  onClose: () => void;
}

type Goods = Pick<ProductRowView, 'code' | 'name' | 'content' | 'netPaise'>;

/** The order as its customer wants it: goods, place and remarks, with what it comes to then. */
export function ChangeForm({ order: shown, token, onDone, onClose }: ChangeFormProps) {
  // As it was opened: what the shop does meanwhile is not taken for what she saw.
  const [order] = useState(shown);
  const change = useOwnChange(order, token);
  const [added, setAdded] = useState<readonly Goods[]>([]);
  const step = useOwnStep(token, (now) => {
    onDone(now);
    onClose();
  });
  const { preview, entry, quantities } = change;
  const isAtOnce = preview?.isAtOnce ?? order.ownChanges.isAtOnce;
  const send = async () => {
    if (!preview || !entry) return;
    const { revision } = order.ownChanges;
    const content = { ...entry, revision, expectedTotalPaise: preview.totals.totalPaise, isAtOnce };
    const make = (key: string) => call(changeOwnOrder, { params: { token }, body: { key, ...content } });
    const isAnswered = await step.send(content, make, isAtOnce ? words.saved : words.asked);
    // Where it was refused, what it comes to may be something else by now.
    if (isAnswered) change.lookAgain();
  };
  return (
    <form
      className={styles['form']}
      noValidate
      aria-label={isAtOnce ? words.title : words.titleAsk}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <FormTitle>{isAtOnce ? words.title : words.titleAsk}</FormTitle>
      <ul className={styles['lines']} aria-label={words.goods}>
        {[...order.lines, ...added].map((goods) => (
          <Line
            key={goods.code}
            goods={goods}
            was={order.lines.find(({ code }) => code === goods.code)?.quantity ?? 0}
            quantity={quantities.get(goods.code) ?? 0}
            line={preview?.lines.find(({ code }) => code === goods.code)}
            onChange={(quantity) => change.setQuantity(goods.code, quantity)}
          />
        ))}
      </ul>
      <AddGoods
        has={(code) => quantities.has(code)}
        onAdd={(row) => {
          setAdded((last) => [...last, row]);
          change.setQuantity(row.code, 1);
        }}
      />
      <More summary={words.place} open={change.addressNeed !== null && order.customer.address === ''}>
        <PlaceFields change={change} />
      </More>
      <TextArea
        label={words.remarks}
        rows={2}
        maxLength={TEXT.remarks.max}
        value={change.fields.remarks}
        error={change.errors.remarks}
        onChange={(event) => change.setField('remarks', event.target.value)}
      />
      <ChangeMeaning order={order} change={change} />
      {step.refusal && <RefusalNotice refusal={step.refusal} busy={step.busy} lookAgain={step.lookAgain} />}
      <Button type="submit" busy={step.busy} disabled={!mayBeSent(order, change)}>
        {isAtOnce ? words.save : words.ask}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {words.back}
      </Button>
    </form>
  );
}

interface LineProps {
  goods: Goods;
  was: number;
  quantity: number;
  /** As the server sees it, once it was asked. */
  line: EditedLineView | undefined;
  onChange: (quantity: number) => void;
}

function Line({ goods, was, quantity, line, onChange }: LineProps) {
  const name = fullName(goods);
  const isOther = quantity !== was;
  return (
    <li className={styles['line']}>
      <div>
        <b>{name}</b>
        <small>
          {goods.code} · {formatMoney(goods.netPaise)} · {formatMoney(goods.netPaise * quantity)}
        </small>
        {isOther && was > 0 && (
          <small>
            {quantity === 0 && `${words.none}. `}
            {words.was(was)}
          </small>
        )}
        {line?.problem && <small className={styles['problem']}>{problemWords(line)}</small>}
      </div>
      <Stepper label={name} value={quantity} most={MOST_OF_ONE} onChange={onChange} />
    </li>
  );
}
