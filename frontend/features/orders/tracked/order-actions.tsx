import { pathOf } from '@shop/contracts/endpoint';
import { printEstimate, printOwnInvoice } from '@shop/contracts/orders/endpoints';
import { invoiceAddress } from '@shop/contracts/rules/documents/invoice-address';
import { formatMoney } from '@shop/contracts/rules/money';
import { fillIn } from '@shop/contracts/rules/texts/fill-in';
import type { TrackedOrderView } from '@shop/contracts/orders/views';
import { usePageContext } from 'vike-react/usePageContext';
import { languageQuery } from '../../../lib/language.ts';
import { paths } from '../../../lib/paths.ts';
import { Button, LinkButton } from '../../../ui/buttons/button.tsx';
import { copyText } from '../../../ui/buttons/copy-text.ts';
import { More } from '../../../ui/page/more.tsx';
import { words } from '../../../words/en/shop/orders-page.ts';
import { OrderAgain } from './order-again.tsx';
import styles from './order-actions.module.css';
import cards from './tracked-order.module.css';

interface OrderActionsProps {
  order: TrackedOrderView;
  token: string;
  /** To the shop, with pieces in braces. */
  message: string;
}

/** What to do with the order's page: the two that most people need, and the rest folded. */
export function OrderActions({ order, token, message }: OrderActionsProps) {
  const { shop, publicUrl, closed } = usePageContext();
  const link = publicUrl + paths.order(token);
  const total = formatMoney(order.totals.totalPaise);
  const text = fillIn(message, { number: order.number, total, link });
  const isOver = order.state === 'collected' || order.state === 'cancelled';
  const again = !closed && <OrderAgain lines={order.lines} />;
  const [paper, ...papers] = [
    ...order.invoices.map(({ number, kind }) => (
      <LinkButton
        key={number}
        look="quiet"
        href={pathOf(printOwnInvoice, { token, invoice: invoiceAddress(number) })}
        target="_blank"
      >
        {words.invoice(kind, number)}
      </LinkButton>
    )),
    <LinkButton
      key="estimate"
      look="quiet"
      href={pathOf(printEstimate, { token }) + languageQuery}
      target="_blank"
    >
      {words.pdf(shop.saleMode)}
    </LinkButton>,
  ];
  return (
    <section className={cards['card']} aria-labelledby="actions">
      <h2 id="actions">{words.actions}</h2>
      <div className={styles['actions']}>
        <LinkButton
          href={`https://wa.me/91${shop.identity.whatsapp}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noopener"
        >
          {words.whatsapp}
        </LinkButton>
        {isOver && again ? again : paper}
      </div>
      <More summary={words.moreActions}>
        <div className={styles['actions']}>
          {isOver && again ? paper : again}
          {papers}
          <Button look="quiet" className={styles['scripted']} onClick={() => window.print()}>
            {words.print(shop.saleMode)}
          </Button>
          <Button look="quiet" className={styles['scripted']} onClick={() => void copyText(link)}>
            {words.copyLink}
          </Button>
        </div>
      </More>
      <p className={styles['help']}>{words.linkHelp}</p>
    </section>
  );
}
