import { cancelOwnOrder } from '@shop/contracts/own-changes/endpoints';
import type { OwnOrderView } from '@shop/contracts/orders/views';
import { DESK_TEXT } from '@shop/contracts/rules/limits';
import { useState } from 'react';
import { call } from '../../../../api/client.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextArea } from '../../../../ui/fields/field.tsx';
import { words } from '../../../../words/en/shop/own-change.ts';
import { FormTitle } from './form-title.tsx';
import styles from './own-change.module.css';
import { RefusalNotice } from './refusal-notice.tsx';
import { useOwnStep } from './use-own-step.ts';

interface CancelFormProps {
  order: OwnOrderView;
  token: string;
  onDone: (order: OwnOrderView) => void;
  onClose: () => void;
}

/** Cancels the order, or asks the shop to. */
export function CancelForm({ order, token, onDone, onClose }: CancelFormProps) {
  // As it was opened: what the shop does meanwhile is not taken for what she saw.
  const [seen] = useState(order.ownChanges);
  const [reason, setReason] = useState('');
  const { busy, refusal, send, lookAgain, needsShop } = useOwnStep(token, (now) => {
    onDone(now);
    onClose();
  });
  const isAtOnce = seen.isAtOnce && !needsShop;
  const content = { reason, isAtOnce, revision: seen.revision };
  const cancel = (key: string) => call(cancelOwnOrder, { params: { token }, body: { key, ...content } });
  return (
    <form
      className={styles['form']}
      aria-label={isAtOnce ? words.cancelTitle : words.cancelAskTitle}
      onSubmit={(event) => {
        event.preventDefault();
        void send(content, cancel, isAtOnce ? words.cancelled : words.asked);
      }}
    >
      <FormTitle>{isAtOnce ? words.cancelTitle : words.cancelAskTitle}</FormTitle>
      <p>{isAtOnce ? words.cancelHelp : words.cancelAskHelp}</p>
      <TextArea
        label={words.reason}
        rows={2}
        maxLength={DESK_TEXT.reason.max}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {refusal && <RefusalNotice refusal={refusal} busy={busy} lookAgain={lookAgain} />}
      <Button type="submit" look="danger" busy={busy}>
        {isAtOnce ? words.cancel : words.cancelAsk}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {words.keep}
      </Button>
    </form>
  );
}
