import { Box, Button, Group } from '@mantine/core';
import { formatInstant } from '@shop/contracts/rules/days';
import { formatMobile } from '@shop/contracts/rules/phone';
import { townLine } from '@shop/contracts/rules/places/town-line';
import { usePageContext } from 'vike-react/usePageContext';
import { paths } from '../../../../lib/paths.ts';
import { words } from '../../../../words/en/staff/order.ts';
import { copyText } from '../../../../ui/buttons/copy-text.ts';
import { Panel } from '../../parts/panel.tsx';
import { ReachCustomer } from '../../parts/reach-customer.tsx';
import { useMessages } from '../../parts/texts/use-messages.ts';
import type { Desk } from '../desk.ts';
import { AcceptedTerms } from './accepted-terms.tsx';
import { Attribution } from './attribution.tsx';
import styles from './customer-panel.module.css';
import { Facts } from './facts.tsx';

/** Who ordered, and how to reach them. */
export function CustomerPanel({ desk }: { desk: Desk }) {
  const { publicUrl } = usePageContext();
  const message = useMessages();
  const { order } = desk;
  const { customer, number, token } = order;
  const tracking = publicUrl + paths.order(token);
  const text = message('whatsapp-order', { name: customer.name, number, link: tracking });
  return (
    <Panel title={words.customer}>
      <p className={styles['name']}>{customer.name}</p>
      <p className={styles['phone']}>{formatMobile(customer.phone)}</p>
      <Box my="xs">
        <ReachCustomer customer={customer} text={text} />
      </Box>
      <Facts
        facts={[
          [words.address, [customer.address, townLine(customer)].filter(Boolean).join('\n')],
          [
            words.gstInvoice,
            customer.gstin && [customer.tradeName, customer.gstin].filter(Boolean).join('\n'),
          ],
          [words.email, customer.email && <MailLink key="email" address={customer.email} />],
          [words.remarks, order.remarks],
          [words.referral, <Attribution key="referral" desk={desk} />],
          [
            words.assisted,
            order.customerAgreedAt && words.assistedText(formatInstant(order.customerAgreedAt)),
          ],
          [words.language, order.language === 'ta' && words.tamil],
          [
            words.consent,
            words.consentText(formatInstant(order.adultConfirmedAt), formatInstant(order.termsAcceptedAt)),
          ],
          [
            words.terms,
            order.termsSince && <AcceptedTerms key="terms" number={number} since={order.termsSince} />,
          ],
        ]}
      />
      <div className={styles['tracking']}>
        <span className={styles['label']}>{words.trackingLink}</span>
        <Group gap="xs">
          <Button variant="default" onClick={() => void copyText(tracking)}>
            {words.copyLink}
          </Button>
          <Button component="a" variant="subtle" href={paths.order(token)} target="_blank">
            {words.openLink}
          </Button>
        </Group>
      </div>
    </Panel>
  );
}

function MailLink({ address }: { address: string }) {
  return <a href={`mailto:${address}`}>{address}</a>;
}
