import { Button, Group } from '@mantine/core';
import { usePageContext } from 'vike-react/usePageContext';
import { receiptName } from '@shop/contracts/rules/orders/lorry-receipt';
import { undoStep } from '@shop/contracts/orders/endpoints';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { paths } from '../../../../lib/paths.ts';
import { parcelsIn, words as english } from '../../../../words/en/staff/lorry-sheet.ts';
import { useNotifyError, useWords } from '../../parts/chosen-words.ts';
import { Panel } from '../../parts/panel.tsx';
import { useMessages } from '../../parts/texts/use-messages.ts';
import { whatsAppLink } from '../../parts/whatsapp.ts';
import styles from './lorry.module.css';
import type { LeftOrder } from './use-lorry-draft.ts';
import { stepSignedIn } from '../../../../api/call-signed-in.ts';
import { attempted } from '../../parts/action/attempted.ts';
import { orderKeys } from '../order-queries.ts';

/** So long a dispatch is undone, ms: what is sent of it waits as long. */
const UNDONE_WITHIN = 10_000;

interface LeftOrdersProps {
  left: readonly LeftOrder[];
  onClear: () => void;
  /** Its dispatch was undone. */
  onBack: (order: LeftOrder) => void;
}

/** What left from this sheet, with the messages to its customers; for ten seconds each can be undone. */
export function LeftOrders({ left, onClear, onBack }: LeftOrdersProps) {
  const words = useWords(english);
  const { publicUrl } = usePageContext();
  const message = useMessages();
  if (left.length === 0) return null;
  const numbers = left.map(({ number }) => number);
  return (
    <Panel
      title={words.left}
      actions={
        <>
          {(['dispatch-sheet', 'invoices'] as const).map((kind) => (
            <Button key={kind} component="a" variant="default" href={paths.papers(kind, numbers)}>
              {words.papers[kind]}
            </Button>
          ))}
          <Button variant="default" onClick={onClear}>
            {words.clear}
          </Button>
        </>
      }
    >
      <p className={styles['help']}>{words.leftHelp}</p>
      <ul className={styles['left']}>
        {left.map((one) => {
          const { mobile, token, cells: _, leftAt: __, ...order } = one;
          const values = {
            name: order.name,
            number: order.number,
            transporter: order.transporter,
            receipt: receiptName(order.lrNumber),
            link: publicUrl + paths.order(token),
          };
          return (
            <li key={order.number}>
              <span>
                <a href={paths.adminOrder(order.number)}>{order.number}</a> {order.name}
                <small>{words.leftLine(order.lrNumber, order.parcels)}</small>
              </span>
              <Group gap="xs">
                <UndoDispatch order={one} onBack={() => onBack(one)} />
                {(['en', 'ta'] as const).map((language) => (
                  <Button
                    key={language}
                    component="a"
                    variant="default"
                    href={whatsAppLink(
                      message(
                        'whatsapp-dispatched',
                        { ...values, parcels: parcelsIn[language](order.parcels) },
                        language,
                      ),
                      mobile,
                    )}
                    target="_blank"
                    rel="noreferrer"
                    aria-label={words.fieldOf(words.inLanguage[language], order.number)}
                  >
                    {words.inLanguage[language]}
                  </Button>
                ))}
              </Group>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

/** Takes a dispatch back in its first seconds; what was typed of it stands on the sheet again. */
function UndoDispatch({ order, onBack }: { order: LeftOrder; onBack: () => void }) {
  const words = useWords(english);
  const notifyError = useNotifyError();
  const { number, leftAt } = order;
  const queries = useQueryClient();
  const [isOver, setOver] = useState(() => Date.now() - leftAt >= UNDONE_WITHIN);
  useEffect(() => {
    const rest = setTimeout(() => setOver(true), UNDONE_WITHIN - (Date.now() - leftAt));
    return () => clearTimeout(rest);
  }, [leftAt]);
  const undo = async () => {
    try {
      await attempted(`order/${number}/undo`, (attempt) =>
        stepSignedIn(undoStep, { params: { number }, body: { from: 'dispatched' }, attempt }),
      );
      onBack();
    } catch (error) {
      notifyError(error);
    }
    await queries.invalidateQueries({ queryKey: orderKeys.lists });
  };
  return isOver ? null : (
    <Button variant="default" aria-label={words.fieldOf(words.undo, number)} onClick={() => void undo()}>
      {words.undo}
    </Button>
  );
}
